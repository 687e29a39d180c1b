export type ConfigGroupsState = {
  /** By group, Unix ms: when it was answered, and until when the answer is valid. */
  readonly keptByGroup: Readonly<Record<string, { readonly at: number; readonly until: number }>>;
  /** Groups that are being requested. */
  readonly asked: readonly string[];
  /** Features that the remote config turns on, by name. [config-006] */
  readonly experiments: Readonly<Record<string, boolean>>;
};

export const initial: ConfigGroupsState = { keptByGroup: {}, asked: [], experiments: {} };
