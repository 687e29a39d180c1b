import { describe, it } from "vitest";
import {
  EndOtherSessions,
  EndSession,
  LoadMoreLoginSessions,
  RefreshLoginSessions,
} from "../../src/commands/loginSessions.ts";
import {
  EndSession as EndSessionCall,
  LoginSessions,
  LoginSessionsWanted,
  OtherSessionsEndWanted,
  SessionEndWanted,
} from "../../src/events/loginSessions/events.ts";
import { answered, signedIn } from "../kit/events.ts";
import { given } from "../kit/spec.ts";

const session = (id: string, isCurrent: boolean, isActive: boolean) => ({
  id,
  startedAt: 1,
  lastActiveAt: 2,
  device: "Mac",
  browser: "Safari 19",
  ip: "203.0.113.8",
  countryCode: null,
  isCurrent,
  isActive,
});
const listed = (nextPageToken: string | null = null) =>
  answered(
    LoginSessions,
    { pageToken: null },
    {
      items: [
        session("here", true, true),
        session("there", false, true),
        session("old", false, false),
      ],
      nextPageToken,
    },
  );
const asking = LoginSessions.asked({ call: 2, ask: { pageToken: null } });

describe("orders about sessions", () => {
  it("are for players", () => {
    given().when(RefreshLoginSessions({})).expectRefusal("sign_in_needed");
    given()
      .when(EndSession({ id: "there" }))
      .expectRefusal("sign_in_needed");
    given().when(EndOtherSessions({})).expectRefusal("sign_in_needed");
  });
  it("load the list again, and older ones while there are some, one request at a time", () => {
    given(signedIn, listed("p2"))
      .when(RefreshLoginSessions({}))
      .expectEvents(LoginSessionsWanted({ pageToken: null }));
    given(signedIn, listed("p2"))
      .when(LoadMoreLoginSessions({}))
      .expectEvents(LoginSessionsWanted({ pageToken: "p2" }));
    for (const order of [RefreshLoginSessions({}), LoadMoreLoginSessions({})])
      given(signedIn, listed("p2"), asking).when(order).expectRefusal("nothing_to_do");
    given(signedIn, listed()).when(LoadMoreLoginSessions({})).expectRefusal("nothing_to_do");
  });
  it("end a session that goes on elsewhere, one at a time, and again after a failure", () => {
    const there = EndSession({ id: "there" });
    const wanted = SessionEndWanted({ id: "there" });
    const failed = EndSessionCall.failed({
      call: 3,
      ask: { id: "there" },
      error: { tag: "offline" },
    });
    given(signedIn, listed()).when(there).expectEvents(wanted);
    given(signedIn, listed(), wanted).when(there).expectRefusal("nothing_to_do");
    given(signedIn, listed(), wanted).when(EndOtherSessions({})).expectRefusal("nothing_to_do");
    given(signedIn, listed(), wanted, failed).when(there).expectEvents(wanted);
    for (const id of ["here", "old", "unknown"])
      given(signedIn, listed()).when(EndSession({ id })).expectRefusal("nothing_to_do");
  });
  it("end all others, also those that are not listed", () => {
    given(signedIn).when(EndOtherSessions({})).expectEvents(OtherSessionsEndWanted({}));
  });
});
