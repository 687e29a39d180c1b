import { DescribeMoment } from "../../../commands/logFile.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { TextArea } from "../../components/TextArea.tsx";
import { formatTime } from "../../format/dates.ts";
import { Form } from "../../forms/Form.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { missing, useForm } from "../../forms/useForm.ts";
import { useRevealed } from "../../hooks/useRevealed.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import styles from "./Report.module.css";

/** The moments that the player marked, and their own words on them. */
export function Marks() {
  const t = useTranslation();
  const view = useTimeView();
  const revealed = useRevealed();
  const marks = useSelect(({ report }) => report.marks);
  const last = marks.at(-1);
  if (last === undefined) return null;
  const times = marks.map(({ at }) => formatTime(at, view)).join(", ");
  return (
    <>
      <Note status="success">{t("report.marked", { count: marks.length, times })}</Note>
      {marks.map(
        ({ at, note }) =>
          note !== null && (
            <p key={at}>{t("report.note", { time: formatTime(at, view), note: revealed(note) })}</p>
          ),
      )}
      {last.note === null && <Description key={last.at} />}
    </>
  );
}

function Description() {
  const t = useTranslation();
  const send = useSend();
  const form = useForm({
    id: "moment",
    initial: { note: "" },
    problemOf: (_name, { note }) => missing(note, "report.noteMissing"),
  });
  return (
    <Form
      className={styles.describe}
      isSending={false}
      onSubmit={() => {
        if (form.validate(["note"]))
          send(DescribeMoment({ note: toBeSealed(form.draft.note.trim()) }));
      }}
    >
      <TextArea
        {...form.field("note")}
        label={t("report.noteLabel")}
        hint={t("report.noteHint")}
        most={200}
      />
      <Button isSubmit>{t("report.noteKeep")}</Button>
    </Form>
  );
}
