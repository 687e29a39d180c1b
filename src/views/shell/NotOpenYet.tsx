import { pathOf } from "../../events/navigation/route.ts";
import { useWords } from "../../infra/i18n.ts";
import { Band } from "../components/Band.tsx";
import { Button } from "../components/Button.tsx";
import { EmptyState } from "../components/ErrorBlock.tsx";
import { Page } from "../components/Page.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { HomeBar } from "./HomeBar.tsx";

/** A refresh would bring nothing: the app has no such section. */
export function NotOpenYet() {
  const words = useWords();
  const language = useSelect(({ settings }) => settings.language);
  return (
    <Page bar={<HomeBar />}>
      <h1 className="vh">{words("shell.notOpenTitle")}</h1>
      <Band>
        <EmptyState
          title={words("shell.notOpenTitle")}
          text={words("shell.notOpenText")}
          action={
            <Button look="ink" href={pathOf({ name: "home" }, language)}>
              {words("shell.toHome")}
            </Button>
          }
        />
      </Band>
    </Page>
  );
}
