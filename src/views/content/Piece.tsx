import type { ReactNode } from "react";
import { RefreshContent } from "../../commands/content.ts";
import { type Piece as PieceOf, informationIndexPath } from "../../events/content/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Band } from "../components/Band.tsx";
import { Button } from "../components/Button.tsx";
import { EmptyState, ErrorBlock } from "../components/ErrorBlock.tsx";
import { Note } from "../components/Note.tsx";
import { Loading } from "../components/Skeleton.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/** A text of the server on screen: its skeleton, why it is not there, or what it says. */
export function Piece<B>(props: {
  piece: PieceOf<B> | undefined;
  skeleton: ReactNode;
  children: (body: B) => ReactNode;
}) {
  const t = useTranslation();
  const send = useSend();
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  const { status, body } = props.piece ?? { status: "loading", body: null };
  if (body !== null)
    return (
      <>
        {status === "failed" && (
          <Band>
            <Note status="warning">{t("content.old")}</Note>
          </Band>
        )}
        {props.children(body)}
      </>
    );
  if (status === "missing") return <NoPage />;
  if (status === "failed")
    return (
      <Band>
        <ErrorBlock
          text={t(isOnline ? "content.failed" : "errors.network")}
          onRefresh={() => send(RefreshContent({}))}
        />
      </Band>
    );
  return <Loading>{props.skeleton}</Loading>;
}

function NoPage() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Band>
      <EmptyState
        title={t("content.missingTitle")}
        text={t("content.missingText")}
        action={
          <Button look="ink" href={informationIndexPath(language)}>
            {t("content.toInformation")}
          </Button>
        }
      />
    </Band>
  );
}
