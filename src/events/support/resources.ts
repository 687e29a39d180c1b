import { defineResource } from "../resource.ts";
import { SupportContacts, SupportTopics, type Topic } from "./events.ts";

export const contacts = defineResource({
  slice: "support",
  field: "contacts",
  call: SupportContacts,
  read: (body) => body,
  wantedBy: ({ name, lng }) => (name === "support" || name === "supportContacts" ? { lng } : null),
  whenMissing: "words",
});

export const topics = defineResource({
  slice: "support",
  field: "topics",
  call: SupportTopics,
  read: ({ items }): readonly Topic[] => items,
  wantedBy: ({ name, lng }) => (name === "supportEmail" || name === "callback" ? { lng } : null),
  whenMissing: "words",
});

export const supportResources = [contacts, topics] as const;
