import { useState } from "react";
import { BlockMe, SaveLimit } from "../../../commands/limits.ts";
import {
  brandsAsked,
  disabledReason,
  offerOf,
  SELF_EXCLUSION,
} from "../../../events/limits/index.ts";
import { bodyOf } from "../../../events/remoteData.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Chip } from "../../components/Chip.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { Picked } from "../../forms/Picked.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { ExclusionReason } from "./ExclusionReason.tsx";
import { type ExclusionUnit, exclusionUnits, unitKeys, unitOf } from "./exclusionLengths.ts";
import styles from "./Limits.module.css";
import { useDisabledText } from "./limitTexts.ts";
import { SavedStatus, SaveNews } from "./SaveNews.tsx";
import { StateBadge } from "./StateBadge.tsx";
import { useSaving } from "./useSaving.ts";

/** Days; `for_good`: without an end; null: not chosen yet. */
type Length = number | "for_good" | null;

/** The choices of the question about brands. */
const ALL_BRANDS = 1;
const THIS_BRAND = 2;

/** Closes play for days, months, years or for good. [limits-021] [limits-022] */
export function SelfExclusion() {
  const t = useTranslation();
  const disabled = useSelect((state) => disabledReason(state, SELF_EXCLUSION));
  const disabledText = useDisabledText();
  const isInForce = disabled === "in_force";
  const held = useSelect(({ limits }) =>
    limits.items.find(({ limitType }) => limitType === SELF_EXCLUSION),
  );
  const reason = held?.selfExcludeReason ?? null;
  const saving = useSaving(SELF_EXCLUSION, () => {});
  return (
    <div className={styles.row}>
      <div className={styles.between}>
        <h3 className={styles.name}>{t("limits.exclusion")}</h3>
        <StateBadge change={undefined} isSet={isInForce} isDisabled={disabled !== null} />
      </div>
      <p className={styles.muted}>
        {disabled === null ? t("limits.exclusionAbout") : disabledText(disabled, SELF_EXCLUSION)}
      </p>
      {isInForce && reason !== null && (
        <p className={styles.muted}>{`${t("limits.reason")}: ${reason}`}</p>
      )}
      {isInForce && held?.brands !== undefined && (
        <p className={styles.muted}>{t("limits.brandsHeld", { brands: held.brands.join(", ") })}</p>
      )}
      <SavedStatus
        change={saving.change}
        text={t("limits.saved", { limit: t("limits.exclusion") })}
      />
      {disabled === null && <ExclusionForm {...saving} />}
    </div>
  );
}

function ExclusionForm({
  change,
  isBusy,
}: Pick<ReturnType<typeof useSaving>, "change" | "isBusy">) {
  const t = useTranslation();
  const [unit, setUnit] = useState<ExclusionUnit | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const values = useSelect((state) => offerOf(state, SELF_EXCLUSION)?.availableValues);
  const hasReasons = useSelect(({ limits }) => bodyOf(limits.reasons) !== null);
  const brands = useSelect(brandsAsked);
  const brandChoices = [
    { id: ALL_BRANDS, title: t("limits.brandsAll", { brands: brands.join(", ") }) },
    { id: THIS_BRAND, title: t("limits.brandsOne", { brand: brands[0] ?? "" }) },
  ];
  const form = useForm<{ length: Length; reasonId: number; brandsId: number }>({
    id: "exclusion",
    initial: { length: null, reasonId: 0, brandsId: 0 },
    problemOf: (name, draft) => {
      const isOpen = name !== "brandsId" || brands.length > 0;
      return name !== "length" && isOpen && draft[name] === 0
        ? { textKey: "registration.choose" }
        : null;
    },
  });
  const { length, reasonId, brandsId } = form.draft;
  return (
    <>
      <div className={styles.options} role="group" aria-label={t("limits.exclusion")}>
        {exclusionUnits.map((name) => (
          <Chip
            key={name}
            isPressed={name === unit}
            onPress={() => {
              setUnit(name);
              form.change({ length: name === "forGood" ? "for_good" : null });
            }}
          >
            {t(unitKeys[name].unit)}
          </Chip>
        ))}
      </div>
      {unit !== null && unit !== "forGood" && (
        <div className={styles.options} role="group" aria-label={t(unitKeys[unit].unit)}>
          {values
            ?.filter((days) => unitOf(days).unit === unit)
            .map((days) => (
              <Chip
                key={days}
                isPressed={days === length}
                onPress={() => form.change({ length: days })}
              >
                {t(unitKeys[unit].length, { count: unitOf(days).count })}
              </Chip>
            ))}
        </div>
      )}
      <SaveNews change={change} />
      {length !== null && (
        <>
          <ExclusionReason
            id={form.fieldId("reasonId")}
            problem={form.problem("reasonId")}
            current={reasonId}
            onChoose={(id) => form.change({ reasonId: id })}
          />
          {brands.length > 0 && (
            <>
              <Picked
                label={t("limits.brands")}
                id={form.fieldId("brandsId")}
                describedBy="exclusion-brands"
                choices={brandChoices}
                current={brandsId}
                onChoose={(id) => form.change({ brandsId: id })}
              />
              <p id="exclusion-brands" className={styles.problem}>
                {form.problem("brandsId")}
              </p>
            </>
          )}
          <Button
            look="danger"
            isWide
            isBusy={isBusy}
            isDisabled={!hasReasons}
            onPress={() => {
              if (form.validate(["reasonId", "brandsId"])) setIsAsked(true);
            }}
          >
            {t("limits.exclude")}
          </Button>
        </>
      )}
      {isAsked && length !== null && (
        <Confirmation
          length={length}
          wish={{
            selfExcludeReasonId: reasonId,
            ...(brands.length > 0 ? { isForAllBrands: brandsId === ALL_BRANDS } : {}),
          }}
          brands={brandChoices.find(({ id }) => id === brandsId)?.title ?? null}
          isBusy={isBusy}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

function Confirmation(props: {
  length: Exclude<Length, null>;
  wish: { readonly selfExcludeReasonId: number; readonly isForAllBrands?: boolean };
  /** For which brands it is; null: it was not asked. */
  brands: string | null;
  isBusy: boolean;
  onClose: () => void;
}) {
  const { length, wish, brands, isBusy, onClose } = props;
  const t = useTranslation();
  const send = useSend();
  const name =
    length === "for_good"
      ? t("limits.forGood")
      : t(unitKeys[unitOf(length).unit].length, { count: unitOf(length).count });
  return (
    <Dialog
      isAlert
      title={`${t("limits.exclusion")}: ${name}`}
      text={`${t("limits.exclusionAbout")} ${brands ?? ""}`.trim()}
      onClose={onClose}
      actions={
        <>
          <Button
            isWide
            look="danger"
            isBusy={isBusy}
            onPress={() => {
              onClose();
              send(
                length === "for_good"
                  ? BlockMe(wish)
                  : SaveLimit({ limitType: SELF_EXCLUSION, limitValue: length, ...wish }),
              );
            }}
          >
            {t("limits.exclude")}
          </Button>
          <Button isWide onPress={onClose}>
            {t("shell.cancel")}
          </Button>
        </>
      }
    />
  );
}
