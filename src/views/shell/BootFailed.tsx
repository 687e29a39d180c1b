import { useWords } from "../../infra/i18n.ts";
import { EmptyState } from "../components/ErrorBlock.tsx";
import { Button } from "../components/Button.tsx";

/** The site config never came: without it nothing can be offered, so the page is loaded anew. */
export function BootFailed() {
  const words = useWords();
  return (
    <main id="main">
      <h1 className="vh">{words("shell.title")}</h1>
      <EmptyState
        title={words("shell.bootTitle")}
        text={words("shell.bootText")}
        action={
          <Button look="ink" icon="refresh" onPress={() => window.location.reload()}>
            {words("shell.reload")}
          </Button>
        }
      />
    </main>
  );
}
