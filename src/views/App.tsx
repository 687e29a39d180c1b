import type { i18n } from "i18next";
import { useEffect } from "react";
import { WordsProvider } from "../infra/i18n.ts";
import "./styles/index.css";
import { type Client, ClientContext } from "./hooks/client.ts";
import { navigate } from "./shell/history.ts";
import { Shell } from "./shell/Shell.tsx";

/** The router in the page as the rest of the app knows it. */
export type PageRouter = {
  connect(navigate: (path: string, options: { replace: boolean }) => void): void;
  entered(path: string): void;
};

export type AppProps = {
  readonly client: Client;
  readonly dictionary: i18n;
  readonly router: PageRouter;
};

/** Providers round the shell, and nothing else. */
export function App({ client, dictionary, router }: AppProps) {
  return (
    <ClientContext value={client}>
      <WordsProvider dictionary={dictionary}>
        <PageAddress router={router} />
        <Shell />
      </WordsProvider>
    </ClientContext>
  );
}

/** Joins the browser's history with the port: orders come in, addresses go out. The route is state. */
function PageAddress({ router }: { readonly router: PageRouter }) {
  useEffect(() => {
    router.connect((path, options) => {
      navigate(path, options);
      router.entered(path);
    });
    const tell = () => router.entered(window.location.pathname);
    window.addEventListener("popstate", tell);
    return () => window.removeEventListener("popstate", tell);
  }, [router]);
  return null;
}
