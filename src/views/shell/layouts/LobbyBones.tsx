import { Band } from "../../components/Band.tsx";
import { Page } from "../../components/Page.tsx";
import { Bone, Loading } from "../../components/Skeleton.tsx";
import { HomeBar } from "../HomeBar.tsx";
import styles from "./LobbyBones.module.css";

const games = Array.from({ length: 16 }, (_, card) => card);
const otherGames = [0, 1];

/** Keeps the place of a lobby: its games, and two cards of other ones. [layouts-011] */
export const LobbyBones = () => (
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
  <div className={styles.card} data-bone={props.kind}>
    <div className={styles.art} />
    <Bone widthRem={6} heightRem={0.75} />
    <Bone widthRem={4} heightRem={0.5625} />
  </div>
);
