import { type Account, activeAccount } from "../../../events/account/index.ts";
import { hasRegistrationButtons, registrationPath } from "../../../events/layout/index.ts";
import { pathOf } from "../../../events/navigation/index.ts";
import { isVisitor } from "../../../events/session/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { AwaitedAccounts } from "../../account/AwaitedAccounts.tsx";
import { Band } from "../../components/Band.tsx";
import { Button, ButtonRow } from "../../components/Button.tsx";
import { Pitch } from "../../components/Pitch.tsx";
import { SkeletonBar } from "../../components/Skeleton.tsx";
import { useClient } from "../../hooks/client.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useBreakText } from "../../limits/useClosedText.ts";
import styles from "./Menu.module.css";

/** Balances of the player's accounts; login and registration for a visitor. */
export function Who() {
  const forVisitor = useSelect(({ session }) => isVisitor(session));
  const active = useSelect(({ account }) => activeAccount(account));
  if (!forVisitor && active === null)
    return (
      <AwaitedAccounts
        skeleton={
          <Band>
            <SkeletonBar heightRem={heightRem} />
          </Band>
        }
        keptRem={heightRem}
      />
    );
  return <Band>{forVisitor || active === null ? <Visitor /> : <Player active={active} />}</Band>;
}

const heightRem = 10.875;

function Player({ active }: { active: Account }) {
  const money = useMoney(active.iso);
  const onBreak = useBreakText();
  const others = useSelect(({ account }) => account.accounts).filter(({ id }) => id !== active.id);
  return (
    <Pitch drawing="circle" className={styles.who}>
      <h2 className={styles.account}>{active.label}</h2>
      <p className={styles.balance}>{money(active.money)}</p>
      <SignInNumber />
      {onBreak !== null && <p>{onBreak}</p>}
      {others.length > 0 && (
        <dl className={styles.others}>
          {others.map((account) => (
            <div key={account.id}>
              <dt>{account.label}</dt>
              <dd>
                <Money account={account} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Pitch>
  );
}

/** The number that players sign in with; account ids mean nothing to them. */
function SignInNumber() {
  const t = useTranslation();
  const { reveal } = useClient();
  const userId = useSelect(({ session }) => (session.tag === "player" ? session.userId : null));
  const number = userId === null ? null : reveal(userId);
  // In a replayed log of another person the number is only a token.
  if (typeof number !== "number") return null;
  return <p className={styles.account}>{t("account.number", { number })}</p>;
}

function Money({ account }: { account: Account }) {
  return useMoney(account.iso)(account.money);
}

function Visitor() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const canRegister = useSelect(hasRegistrationButtons);
  return (
    <Pitch drawing="circle" className={styles.who}>
      <h2 className={styles.balance}>{t("account.guest")}</h2>
      <p className={styles.welcome}>{t("menu.visitorText")}</p>
      <ButtonRow>
        {canRegister && (
          <Button look="pitch" isWide href={registrationPath(language)}>
            {t("session.register")}
          </Button>
        )}
        <Button look="action" isWide href={pathOf({ name: "login" }, language)}>
          {t("session.logIn")}
        </Button>
      </ButtonRow>
    </Pitch>
  );
}
