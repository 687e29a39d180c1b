import { type ReactNode, useId } from "react";
import { Band, Card } from "../../components/Band.tsx";
import styles from "./Limits.module.css";

/** A group of limits under its heading. */
export function LimitCard(props: {
  title: string;
  value?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Band>
      <Card>
        <section aria-labelledby={id}>
          <div className={styles.head}>
            <h2 id={id} className={styles.title}>
              {props.title}
            </h2>
            {props.value !== undefined && <span className={styles.muted}>{props.value}</span>}
          </div>
          {props.children}
        </section>
      </Card>
    </Band>
  );
}
