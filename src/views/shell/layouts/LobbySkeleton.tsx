import { Band } from "../../components/Band.tsx";
import { Page } from "../../components/Page.tsx";
import { SkeletonBar, Loading } from "../../components/Skeleton.tsx";
import { HomeBar } from "../HomeBar.tsx";
import styles from "./LobbySkeleton.module.css";

const games = Array.from({ length: 16 }, (_, card) => card);
const otherGames = [0, 1];

/** Placeholder for a lobby: its games and two cards of other games. [layouts-011] */
export const LobbySkeleton = () => (
  <Page bar={<HomeBar />}>
    <Band>
      <Loading>
        <div className={styles.games}>
          {games.map((card) => (
            <Card kind="game" key={card} />
          ))}
        </div>
        <div className={styles.others}>
          {otherGames.map((card) => (
            <Card kind="other" key={card} />
          ))}
        </div>
      </Loading>
    </Band>
  </Page>
);

const Card = (props: { kind: "game" | "other" }) => (
  <div className={styles.card} data-bar={props.kind}>
    <div className={styles.art} />
    <SkeletonBar widthRem={6} heightRem={0.75} />
    <SkeletonBar widthRem={4} heightRem={0.5625} />
  </div>
);
