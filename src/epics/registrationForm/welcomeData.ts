import { hasArrived } from "../../events/runtime/index.ts";
import { exhaustMap, filter, ignoreElements, mergeMap } from "rxjs";
import {
  CredentialsLetterAsked,
  WelcomeData,
  SendCredentials,
  WelcomeDataOpened,
} from "../../events/registrationForm/events.ts";
import { UserConfig } from "../../events/player/userConfigEvents.ts";
import type { Epic } from "../epic.ts";

/** Loads the new player's number and password, unless they came with the registration. [route-auth-005] */
export const loadWelcomeData: Epic = {
  name: "registrationForm/welcomeData",
  run: (deps) =>
    deps.on(WelcomeDataOpened).pipe(
      exhaustMap(() => deps.call(WelcomeData, {})),
      ignoreElements(),
    ),
};

/** The server now knows that the player has seen them, so the guards let the player go on. [guards-006] */
export const learnThatShown: Epic = {
  name: "registrationForm/shown",
  run: (deps) =>
    deps.on(WelcomeData.answered).pipe(
      filter(() => {
        const state = deps.state();
        return (
          hasArrived(state, "player") && state.session.rights?.isDataAfterRegistration !== true
        );
      }),
      mergeMap(() => deps.call(UserConfig, {})),
      ignoreElements(),
    ),
};

/** Requests the credentials by email. [auth-007] */
export const sendCredentials: Epic = {
  name: "registrationForm/letter",
  run: (deps) =>
    deps.on(CredentialsLetterAsked).pipe(
      exhaustMap(({ data }) => deps.call(SendCredentials, data)),
      ignoreElements(),
    ),
};
