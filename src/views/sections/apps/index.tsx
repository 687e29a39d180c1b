import { useSelect } from "../../hooks/useSelect.ts";
import { AppsPage } from "./AppsPage.tsx";
import { InstructionPage } from "./InstructionPage.tsx";
import { QrPage } from "./QrPage.tsx";

/**
 * Pages about our apps: the apps for a kind of device, how to install one, its QR code. [route-pwa-app-001]
 * [route-pwa-app-002]
 */
export default function Apps() {
  const { name, params } = useSelect(({ navigation }) => navigation.route);
  const { id = "", qrName = "" } = params;
  if (name === "desktopInstructions") return <InstructionPage key={id} id={id} />;
  if (name === "desktopQrCodes") return <QrPage key={qrName} qrName={qrName} />;
  return <AppsPage />;
}
