import { map, merge, of } from "rxjs";
import type { Draft } from "../../events/define.ts";
import { AgeAgreed, AgeConsentEnded, CookieWritten } from "../../events/shell/deviceEvents.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";

export const AGE_CONSENT = rule({
  id: "AGE-CONSENT",
  ledger: ["modals-009", "modals-010"],
  parameters: { keptMs: { unit: "ms", fallback: 30 * 86_400_000 } },
  needs: {
    storedVariant: ({ shell }) => shell.config?.ageRestriction?.variant === "stored",
  },
});

const forgetConsent = deadline({
  name: "ageConsent/keep",
  rule: AGE_CONSENT,
  due: ({ shell }) => {
    if (shell.ageAgreedAt === null) return [];
    const wholeMs = parameter(AGE_CONSENT, "keptMs", shell.config);
    return [{ key: "", at: shell.ageAgreedAt + wholeMs, wholeMs }];
  },
  fire: () => of<Draft[]>(AgeConsentEnded({}), cookie(null, null)),
});

const cookie = (agreedAt: number | null, endsAt: number | null) =>
  CookieWritten({
    name: "age_agree",
    value: agreedAt === null ? null : String(agreedAt),
    endsAt,
  });

/**
 * Keeps the visitor's confirmation for 30 days, or for this tab only, depending on the site; then asks again.
 */
export const keepAgeConsent: Epic = {
  name: "ageConsent/keep",
  run: (deps) =>
    merge(
      forgetConsent.run(deps),
      deps.on(AgeAgreed).pipe(
        map(({ at }) => {
          const { config } = deps.state().shell;
          return config?.ageRestriction?.variant === "stored"
            ? cookie(at, at + parameter(AGE_CONSENT, "keptMs", config))
            : ValueStored({ area: "session", key: "tl.s.ageAgree", value: String(at) });
        }),
      ),
    ),
};
