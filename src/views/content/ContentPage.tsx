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
  children: ReactNode;
}) {
  const back = useBack(props.parentPath);
  return (
    <Page
      bar={
        <Bar kind="page">
          <BackButton onPress={back} />
          <BarTitle title={props.title} />
          <SearchLink />
        </Bar>
      }
      tools={props.tools}
    >
      {props.children}
    </Page>
  );
}
