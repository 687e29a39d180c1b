import type { HistoryOrder } from "../../../events/historyOrders/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { SendProblem } from "../../forms/SendProblem.tsx";
import { useClient } from "../../hooks/client.ts";
import styles from "./HistoryOrders.module.css";

/** Why an order was not carried out; without an answer that is not certain, and `unsure` says what to look at. */
export function OrderProblem({ order, unsure }: { order: HistoryOrder; unsure: string }) {
  const t = useTranslation();
  const { reveal } = useClient();
  if (order.tag === "refused") {
    const message = order.message === null ? "" : reveal(order.message);
    const isWorded = typeof message === "string" && message !== "";
    return (
      <div className={styles.problem} role="alert">
        <Note status="error">{isWorded ? message : t("historyOrders.refused")}</Note>
      </div>
    );
  }
  const isUnsure = order.tag === "failed" && order.error.status === undefined;
  return (
    <SendProblem
      sending={order.tag === "failed" ? order : { tag: "idle" }}
      lead={isUnsure ? unsure : undefined}
    />
  );
}
