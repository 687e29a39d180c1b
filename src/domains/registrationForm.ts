import {
  AskRegistrationCode,
  KeepCredentials,
  MailCredentials,
  OpenRegistrationForm,
  OpenWelcomeData,
  Register,
} from "../commands/registrationForm.ts";
import { loadRegistrationForm, sendRegistrationCode } from "../epics/registrationForm/form.ts";
import { register } from "../epics/registrationForm/register.ts";
import {
  learnThatShown,
  loadWelcomeData,
  sendCredentials,
} from "../epics/registrationForm/welcomeData.ts";
import { registrationFormSlice } from "../events/registrationForm/slice.ts";
import { registrationEndpoints } from "../infra/http/api/registrationForm.ts";
import { credentialsPort } from "../infra/ports/registrationForm.ts";
import { domain } from "./domain.ts";

/** The registration form, and the credentials a new player has to keep. */
export const registrationForm = domain({
  name: "registrationForm",
  slices: [registrationFormSlice],
  commands: [
    OpenRegistrationForm,
    AskRegistrationCode,
    Register,
    OpenWelcomeData,
    KeepCredentials,
    MailCredentials,
  ],
  epics: [
    loadRegistrationForm,
    sendRegistrationCode,
    register,
    loadWelcomeData,
    learnThatShown,
    sendCredentials,
  ],
  endpoints: ({ language }) => registrationEndpoints(() => language),
  ports: ({ window, vault }) => [{ onEntry: credentialsPort(window.document, vault) }],
});
