import { capabilitiesOf, spokenOf } from "../capabilities.ts";
import { contacts, topics } from "../content/support.ts";
import type { App, Call, Service } from "../http/environment.ts";
import { ApiError, type FieldError } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { spend } from "../http/spend.ts";
import { naturalIn, pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";
import { numberIn } from "../store/columns.ts";

const cacheControl = "public, max-age=300";
const maxCharacters = 4000;
const maxFiles = 5;
/** Maximum messages from one address per hour. */
const maxPerHour = 10;
const hourMs = 60 * 60_000;

/** getSupportContacts, listSupportTopics, sendSupportEmail. [info-001] */
export function supportCalls(app: App, service: Service): void {
  app.get("/web-api/support/contacts", (call) => {
    const lng = pageLanguage(call);
    // All countries have the same contacts.
    naturalIn(call, "countryId");
    const can = capabilitiesOf(service);
    return sendShared(call, cacheControl, {
      phones: spokenOf(contacts.phones, can).map(({ title, phone }) => ({
        title: title[lng],
        phone,
      })),
      emails: spokenOf(contacts.emails, can).map(({ title, email }) => ({
        title: title[lng],
        email,
      })),
      messengers: contacts.messengers,
      workingHours: contacts.workingHours[lng],
    });
  });

  app.get("/web-api/support/topics", (call) => {
    const lng = pageLanguage(call);
    const items = spokenOf(topics, capabilitiesOf(service)).map(({ id, title }) => ({
      id,
      title: title[lng],
    }));
    return sendShared(call, cacheControl, { items });
  });

  app.post("/web-api/support/email", async (call) => {
    const playerId = writerOf(service, call);
    spend(service, call, "writeToSupport");
    const letter = await letterIn(call);
    const requestId = await keep(service, playerId, letter);
    return call.json({ success: true, message: "", requestId });
  });
}

/** The player who writes or calls, null for a visitor. @throws ApiError 401 for an invalid token. */
export const writerOf = (service: Service, call: Call): number | null =>
  call.req.header("Authorization") === undefined ? null : playerOf(service, call).playerId;

type Letter = {
  readonly topicId: number;
  readonly email: string;
  readonly text: string;
  readonly name: string | null;
  readonly files: readonly File[];
};

/** @throws ApiError 400: code 10 if the body is not a form, code 11 with every invalid field. */
async function letterIn(call: Call): Promise<Letter> {
  const form = await call.req.formData().catch(() => {
    throw new ApiError(400, 10);
  });
  const textOf = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const email = textOf("email");
  const text = textOf("text");
  const name = textOf("name");
  const topicId = Number(textOf("topicId"));
  const files = form.getAll("files").filter((file) => typeof file !== "string");
  const errors: FieldError[] = [
    ...errorIf("topicId", "unknown", "a topic of the list expected", !isTopic(topicId)),
    ...errorIf(
      "email",
      "format",
      "an address expected",
      !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email),
    ),
    ...errorIf(
      "text",
      "length",
      `1 to ${maxCharacters} characters`,
      !isBetween(text, 1, maxCharacters),
    ),
    ...errorIf("name", "length", "at most 100 characters expected", !isBetween(name, 0, 100)),
    ...errorIf("files", "maxItems", `at most ${maxFiles} files expected`, files.length > maxFiles),
  ];
  if (errors.length > 0) throw new ApiError(400, 11, { errors });
  return { topicId, email, text, name: name === "" ? null : name, files };
}

const errorIf = (field: string, code: string, message: string, isWrong: boolean): FieldError[] =>
  isWrong ? [{ field, code, message }] : [];
const isBetween = ({ length }: string, min: number, max: number): boolean =>
  length >= min && length <= max;
export const isTopic = (id: number): boolean => topics.some((topic) => topic.id === id);

/** Stores a message and its files; returns its reference number for support. */
async function keep(service: Service, playerId: number | null, letter: Letter): Promise<string> {
  const { store } = service;
  const now = service.now();
  const { topicId, email, text, name, files } = letter;
  const sentLately = store.get(
    "SELECT COUNT(*) AS count FROM support_emails WHERE email = ? AND at > ?",
    [email, now - hourMs],
  );
  if (sentLately && numberIn(sentLately, "count") >= maxPerHour)
    throw new ApiError(429, 60, { retryAfterSec: hourMs / 1000 });
  const bodies = await Promise.all(
    files.map(async (file) => ({
      name: file.name,
      body: new Uint8Array(await file.arrayBuffer()),
    })),
  );
  return store.transaction(() => {
    const { lastId } = store.run(
      "INSERT INTO support_emails (player_id, topic_id, email, name, text, at) VALUES (?, ?, ?, ?, ?, ?)",
      [playerId, topicId, email, name, text, now],
    );
    for (const file of bodies)
      store.run("INSERT INTO support_files (email_id, name, body) VALUES (?, ?, ?)", [
        lastId,
        file.name,
        file.body,
      ]);
    return `sm_${lastId}`;
  });
}
