import type { ReactNode } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Band } from "../components/Band.tsx";
import { ErrorBlock } from "../components/ErrorBlock.tsx";
import { Loading } from "../components/Skeleton.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { feedStatus } from "./feedStatus.ts";

/** A watched feed: its skeleton, an error, an empty state or its content. */
export function Feed(props: {
  /** Key of the view in the state (`listKey`, `gameKey`). */
  view: string;
  skeleton: ReactNode;
  empty: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslation();
  const status = useSelect((state) => feedStatus(state, props.view));
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  switch (status) {
    case "loading":
      return <Loading>{props.skeleton}</Loading>;
    case "failed":
      return (
        <Band>
          <ErrorBlock text={t(isOnline ? "sports.feedFailed" : "errors.network")} />
        </Band>
      );
    case "empty":
      return props.empty;
    default:
      return props.children;
  }
}
