import { isRight } from "fp-ts/lib/Either.js";
import type * as t from "io-ts";
import { linesLength } from "./line.ts";
import {
  BirthRow,
  HeadRow,
  type KeptRows,
  PackedRow,
  type ReadTx,
  type SessionRest,
  type SessionRow,
  type SessionWrite,
  SnapshotRow,
  StoredBatch,
  storeNames,
  type WriteTx,
} from "./rows.ts";

const upTo = (session: string, seq: number, isOpen: boolean) =>
  IDBKeyRange.bound([session, 0], [session, seq], false, isOpen);
const all = (session: string) => upTo(session, Number.POSITIVE_INFINITY, false);

/**
 * Adds to a session, and returns the life found on disk (null: the session is gone). All requests and the
 * commit are issued in one task, so that a page frozen right after it leaves no transaction open that blocks
 * others.
 */
export async function writeNext(tx: WriteTx, write: SessionWrite): Promise<number | null> {
  const birth = guarded(tx.objectStore("sessions").get(write.birth.session));
  const requests = putAll(tx, write);
  tx.commit();
  const [storedBirth] = await Promise.all([birth, ...requests]);
  return decoded(BirthRow, storedBirth)?.life ?? null;
}

/** Starts a life; returns false and writes nothing when another session has this id. */
export async function writeBirth(tx: WriteTx, write: SessionWrite): Promise<boolean> {
  const stored = decoded(BirthRow, await tx.objectStore("sessions").get(write.birth.session));
  if (stored !== null && stored.headerLine !== write.birth.headerLine) return false;
  const requests = [guarded(tx.objectStore("sessions").put(write.birth)), ...putAll(tx, write)];
  tx.commit();
  await Promise.all(requests);
  return true;
}

/**
 * Writes a session that has ended, unless it is there already, or the session `whole` is and reaches as far. The page
 * may have ended right after the first write of `whole`: then what it kept reaches further.
 */
export async function writeEnded(tx: WriteTx, write: SessionWrite, whole: string): Promise<void> {
  const sessions = tx.objectStore("sessions");
  const [stored, head] = await Promise.all([
    sessions.get(write.birth.session),
    tx.objectStore("heads").get(whole),
  ]);
  const reached = decoded(HeadRow, head)?.lastSeq ?? 0;
  const isNew = stored === undefined && reached < write.head.lastSeq;
  const requests = isNew ? [guarded(sessions.put(write.birth)), ...putAll(tx, write)] : [];
  tx.commit();
  await Promise.all(requests);
}

/** Adds the rest of a session that is on disk up to a line of it; nothing where it is gone, or ends before the rest. */
export async function writeRest(tx: WriteTx, { session, life, ...rest }: SessionRest) {
  const [birth, head] = await Promise.all([
    tx.objectStore("sessions").get(session),
    tx.objectStore("heads").get(session),
  ]);
  const stored = decoded(HeadRow, head);
  const isAlive = decoded(BirthRow, birth)?.life === life;
  const batches = rest.batches.filter(({ lastSeq }) => lastSeq > (stored?.lastSeq ?? 0));
  const last = batches.at(-1);
  const requests: Promise<unknown>[] = [];
  if (stored !== null && isAlive && last && batches[0]?.firstSeq === stored.lastSeq + 1) {
    const bytes = batches.reduce((sum, { lines }) => sum + linesLength(lines), stored.bytes);
    const grown = { ...stored, touchedAt: rest.touchedAt, lastSeq: last.lastSeq, bytes };
    requests.push(...putAll(tx, { head: grown, batches, snapshots: [], dropUpTo: 0 }));
  }
  tx.commit();
  await Promise.all(requests);
}

function putAll(tx: WriteTx, { head, batches, snapshots, dropUpTo }: Omit<SessionWrite, "birth">) {
  const requests: Promise<unknown>[] = [];
  const issue = (request: Promise<unknown>) => requests.push(guarded(request));
  if (dropUpTo > 0) {
    issue(tx.objectStore("batches").delete(upTo(head.session, dropUpTo, false)));
    issue(tx.objectStore("snapshots").delete(upTo(head.session, dropUpTo, true)));
  }
  for (const row of batches) issue(tx.objectStore("batches").put(row));
  for (const row of snapshots) issue(tx.objectStore("snapshots").put(row));
  issue(tx.objectStore("heads").put(head));
  return requests;
}

/** Keeps the rejection from going unhandled: a request may fail after a later one threw. */
function guarded<T>(request: Promise<T>): Promise<T> {
  request.catch(() => undefined);
  return request;
}

/** Removes whole sessions. */
export async function removeSessions(tx: WriteTx, sessions: readonly string[]): Promise<void> {
  const requests = sessions.flatMap((session) => [
    guarded(tx.objectStore("sessions").delete(session)),
    guarded(tx.objectStore("heads").delete(session)),
    guarded(tx.objectStore("batches").delete(all(session))),
    guarded(tx.objectStore("snapshots").delete(all(session))),
  ]);
  tx.commit();
  await Promise.all(requests);
}

export async function clearStores(tx: WriteTx): Promise<void> {
  const requests = storeNames.map((name) => guarded(tx.objectStore(name).clear()));
  tx.commit();
  await Promise.all(requests);
}

/** All sessions, by when they last grew, oldest first; rows that do not decode are left out. */
export async function listSessions(tx: ReadTx): Promise<readonly SessionRow[]> {
  const [births, heads] = await Promise.all([
    guarded(tx.objectStore("sessions").getAll()),
    guarded(tx.objectStore("heads").getAll()),
  ]);
  const headOf = new Map(decodedRows(HeadRow, heads).map((head) => [head.session, head]));
  return decodedRows(BirthRow, births)
    .flatMap((birth) => joined(birth, headOf.get(birth.session) ?? null) ?? [])
    .toSorted((a, b) => a.touchedAt - b.touchedAt);
}

const between = (session: string, firstSeq: number, lastSeq: number) =>
  IDBKeyRange.bound([session, firstSeq], [session, lastSeq]);

/** The batches that begin within a part of a session, in order. */
export const readBatches = async (
  tx: ReadTx,
  session: string,
  part: { readonly firstSeq: number; readonly lastSeq: number },
): Promise<readonly StoredBatch[]> =>
  decodedRows(
    StoredBatch,
    await tx.objectStore("batches").getAll(between(session, part.firstSeq, part.lastSeq)),
  );

/** Puts a packed row in the place of `count` batches; false when the session or one of them is no longer there. */
export async function replaceBatches(
  tx: WriteTx,
  row: PackedRow,
  { life, count }: { readonly life: number; readonly count: number },
): Promise<boolean> {
  const range = between(row.session, row.firstSeq, row.lastSeq);
  const batches = tx.objectStore("batches");
  const [birth, found, first] = await Promise.all([
    tx.objectStore("sessions").get(row.session),
    batches.count(range),
    batches.get([row.session, row.firstSeq]),
  ]);
  const isAlive = decoded(BirthRow, birth)?.life === life;
  // The attempt before this one was committed after all.
  const isDone = isAlive && decoded(PackedRow, first)?.lastSeq === row.lastSeq;
  const isThere = isAlive && found === count && !isDone;
  const requests = isThere ? [guarded(batches.delete(range)), guarded(batches.put(row))] : [];
  tx.commit();
  await Promise.all(requests);
  return isThere || isDone;
}

export async function readSession(tx: ReadTx, session: string): Promise<KeptRows | null> {
  const [birth, storedHead, batches, snapshots] = await Promise.all([
    guarded(tx.objectStore("sessions").get(session)),
    guarded(tx.objectStore("heads").get(session)),
    guarded(tx.objectStore("batches").getAll(all(session))),
    guarded(tx.objectStore("snapshots").getAll(all(session))),
  ]);
  const head = joined(decoded(BirthRow, birth), decoded(HeadRow, storedHead));
  if (head === null) return null;
  return {
    head,
    batches: decodedRows(StoredBatch, batches),
    snapshots: decodedRows(SnapshotRow, snapshots),
  };
}

const joined = (birth: BirthRow | null, head: HeadRow | null): SessionRow | null =>
  birth === null || head === null ? null : { ...birth, ...head };

function decoded<A>(codec: t.Type<A, unknown>, value: unknown): A | null {
  const result = codec.decode(value);
  return isRight(result) ? result.right : null;
}

const decodedRows = <A>(codec: t.Type<A, unknown>, values: readonly unknown[]): readonly A[] =>
  values.map((value) => decoded(codec, value)).filter((row): row is Awaited<A> => row !== null);
