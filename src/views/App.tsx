import type { i18n } from "i18next";
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { ToggleModal } from "../commands/navigation.ts";
import { TranslationProvider } from "../infra/i18n.ts";
import "./styles/index.css";
import { ModalListener } from "./components/modalListener.ts";
import { type Client, ClientContext } from "./hooks/client.ts";
import { Shell } from "./shell/Shell.tsx";
import { EarlierPage, WayHere } from "./shell/useBack.ts";

/** The router of the page, as the app uses it. */
export type PageRouter = {
  connect(navigate: (path: string, options: { replace: boolean }) => void): void;
  entered(path: string, search: string): void;
};

export type AppProps = {
  readonly client: Client;
  readonly dictionary: i18n;
  readonly router: PageRouter;
  /** Where the address comes from: the browser, or on the server the request. */
  readonly Addresses?: ComponentType<{ children: ReactNode }>;
};

/** The providers around the shell. */
export function App({ client, dictionary, router, Addresses = BrowserRouter }: AppProps) {
  const onModalChange = useCallback(
    (isOpen: boolean) => client.send(ToggleModal({ isOpen })),
    [client],
  );
  return (
    <ClientContext value={client}>
      <ModalListener value={onModalChange}>
        <TranslationProvider dictionary={dictionary}>
          <Addresses>
            <PageAddress router={router}>
              <Shell />
            </PageAddress>
          </Addresses>
        </TranslationProvider>
      </ModalListener>
    </ClientContext>
  );
}

/** Connects the router to its port: commands in, addresses out. Which screen is shown is state. */
function PageAddress(props: { readonly router: PageRouter; readonly children: ReactNode }) {
  const { router, children } = props;
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, state } = location;
  // Back at the first page the router has another object for it.
  const [opened] = useState(location);
  const step = useNavigationType();
  useEffect(
    () =>
      router.connect((path, { replace }) => {
        // The history has the path of the page before with each page that the app opened. Whoever is sent to just that page,
        // such as after signing in, goes back to it as they left it: it is not in the history twice.
        if (replace && path === state && path !== pathname) navigate(-1);
        else navigate(path, { replace, state: replace ? state : pathname });
      }),
    [router, navigate, pathname, state],
  );
  useEffect(() => router.entered(pathname, search), [router, pathname, search]);
  return (
    <EarlierPage value={state !== null}>
      <WayHere value={location === opened ? "OPEN" : step}>{children}</WayHere>
    </EarlierPage>
  );
}
