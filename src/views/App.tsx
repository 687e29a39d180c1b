import type { i18n } from "i18next";
import { type ReactNode, useCallback, useEffect } from "react";
import { BrowserRouter, useLocation, useNavigate } from "react-router-dom";
import { ToggleModal } from "../commands/navigation.ts";
import { TranslationProvider } from "../infra/i18n.ts";
import "./styles/index.css";
import { ModalListener } from "./components/modalListener.ts";
import { type Client, ClientContext } from "./hooks/client.ts";
import { Shell } from "./shell/Shell.tsx";
import { EarlierPage } from "./shell/useBack.ts";

/** The router in the page as the rest of the app knows it. */
export type PageRouter = {
  connect(navigate: (path: string, options: { replace: boolean }) => void): void;
  entered(path: string, search: string): void;
};

export type AppProps = {
  readonly client: Client;
  readonly dictionary: i18n;
  readonly router: PageRouter;
};

/** Providers round the shell, and nothing else. */
export function App({ client, dictionary, router }: AppProps) {
  const onModalChange = useCallback(
    (isOpen: boolean) => client.send(ToggleModal({ isOpen })),
    [client],
  );
  return (
    <ClientContext value={client}>
      <ModalListener value={onModalChange}>
        <TranslationProvider dictionary={dictionary}>
          <BrowserRouter>
            <PageAddress router={router}>
              <Shell />
            </PageAddress>
          </BrowserRouter>
        </TranslationProvider>
      </ModalListener>
    </ClientContext>
  );
}

/** What the router keeps with a page that the app led to; one that takes its place keeps it. */
const LED = "led";

/** Joins the router with its port: orders come in, addresses go out. Which screen is shown is state. */
function PageAddress(props: { readonly router: PageRouter; readonly children: ReactNode }) {
  const { router, children } = props;
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isLed = state === LED;
  useEffect(
    () =>
      router.connect((path, { replace }) =>
        navigate(path, { replace, state: isLed || !replace ? LED : null }),
      ),
    [router, navigate, isLed],
  );
  useEffect(() => router.entered(pathname, search), [router, pathname, search]);
  return <EarlierPage value={isLed}>{children}</EarlierPage>;
}
