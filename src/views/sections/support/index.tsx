import { useSelect } from "../../hooks/useSelect.ts";
import { CallbackPage } from "./CallbackPage.tsx";
import { CallHistory } from "./CallHistory.tsx";
import { ContactsPage } from "./ContactsPage.tsx";
import { LetterPage } from "./LetterPage.tsx";
import { SupportIndex } from "./SupportIndex.tsx";

/** The support index, or the support page of the route. [info-001] [route-info-006] */
export default function Support() {
  const name = useSelect(({ navigation }) => navigation.route.name);
  switch (name) {
    case "supportEmail":
      return <LetterPage />;
    case "supportContacts":
      return <ContactsPage />;
    case "callback":
      return <CallbackPage />;
    case "callHistory":
      return <CallHistory />;
    default:
      return <SupportIndex />;
  }
}
