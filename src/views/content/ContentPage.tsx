import type { ReactNode } from "react";
import { Bar } from "../components/Bar.tsx";
import { BackButton, BarTitle } from "../components/BarTitle.tsx";
import { Page } from "../components/Page.tsx";
import { SearchLink } from "../shell/SearchLink.tsx";
import { useBack } from "../shell/useBack.ts";

/** A page of text with a title and a back button. */
export function ContentPage(props: {
  title: string;
  /** Target of the back button when the page was opened directly by its address. */
  parentPath: string;
  tools?: ReactNode;
  /** It has a search of its own: a second one in the bar would be mistaken for it. */
  hasSearch?: boolean;
  children: ReactNode;
}) {
  const back = useBack(props.parentPath);
  return (
    <Page
      bar={
        <Bar kind="page">
          <BackButton onPress={back} />
          <BarTitle title={props.title} />
          {props.hasSearch !== true && <SearchLink />}
        </Bar>
      }
      tools={props.tools}
    >
      {props.children}
    </Page>
  );
}
