import type { PromoCodeBody } from "../../../events/promoCodes/events.ts";
import type { TranslationKey } from "../../../infra/i18n.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Badge, type Tone } from "../../components/Badge.tsx";
import type { IconName } from "../../components/Icon.tsx";

const looks: Readonly<
  Record<PromoCodeBody["state"], { tone: Tone; icon: IconName; textKey: TranslationKey }>
> = {
  valid: { tone: "success", icon: "check", textKey: "promoCodes.stateValid" },
  used: { tone: "info", icon: "success", textKey: "promoCodes.stateUsed" },
  expired: { tone: "warning", icon: "clock", textKey: "promoCodes.stateExpired" },
};

/** Badge with the state of a code. */
export function CodeState({ state }: Pick<PromoCodeBody, "state">) {
  const t = useTranslation();
  const { tone, icon, textKey } = looks[state];
  return (
    <Badge tone={tone} icon={icon} size="md">
      {t(textKey)}
    </Badge>
  );
}
