import { RetryPlacement } from "../../../commands/placement.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { isOwnOpenBet } from "../../../events/placement/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button, type ButtonProps } from "../../components/Button.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** Asks for the answer to a lost bet. Only its player can: a visitor logs in first, and nobody else has a button. */
export function AskAgain({
  betKey,
  ...look
}: { betKey: string } & Pick<ButtonProps, "look" | "size">) {
  const t = useTranslation();
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const isOwn = useSelect((state) => isOwnOpenBet(state, betKey));
  const isVisitor = useSelect(({ session }) => session.tag === "visitor");
  if (isOwn)
    return (
      <Button {...look} onPress={() => send(RetryPlacement({ key: betKey }))}>
        {t("coupon.askAgain")}
      </Button>
    );
  return (
    isVisitor && (
      <Button {...look} href={pathOf({ name: "login" }, language)}>
        {t("session.logIn")}
      </Button>
    )
  );
}
