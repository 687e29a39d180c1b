import {
  AskRegistrationCode,
  KeepCredentials,
  MailCredentials,
  OpenRegistrationForm,
  OpenWelcomeData,
  Register,
} from "../commands/registration.ts";
import { loadRegistrationForm, sendRegistrationCode } from "../epics/registration/form.ts";
import { register } from "../epics/registration/register.ts";
import {
  learnThatShown,
  loadWelcomeData,
  sendCredentials,
} from "../epics/registration/welcomeData.ts";
import { keepTarget } from "../epics/session/target.ts";
import { registrationFormSlice } from "../events/registration/formSlice.ts";
import { registrationEndpoints } from "../infra/http/api/registration.ts";
import { credentialsPort } from "../infra/ports/credentials.ts";
import { domain } from "./domain.ts";

/** The registration form, and what a new player has to keep. */
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
    keepTarget,
  ],
  endpoints: ({ language }) => registrationEndpoints(() => language),
  ports: ({ window, vault }) => [{ heard: credentialsPort(window.document, vault) }],
});
