import type { PromoCodeBody } from "../../../events/promoCodes/events.ts";
import type { TranslationKey } from "../../../infra/i18n.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Badge, type Tone } from "../../components/Badge.tsx";
import type { IconName } from "../../components/Icon.tsx";

const looks: Readonly<
  Record<PromoCodeBody["state"], { tone: Tone; icon: IconName; phrase: TranslationKey }>
> = {
  valid: { tone: "success", icon: "check", phrase: "promoCodes.stateValid" },
  used: { tone: "info", icon: "success", phrase: "promoCodes.stateUsed" },
  expired: { tone: "warning", icon: "clock", phrase: "promoCodes.stateExpired" },
};

/** How it stands with a code. */
export function CodeState({ state }: Pick<PromoCodeBody, "state">) {
  const t = useTranslation();
  const { tone, icon, phrase } = looks[state];
  return (
    <Badge tone={tone} icon={icon} size="md">
      {t(phrase)}
    </Badge>
  );
}
