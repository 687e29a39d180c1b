/**
 * The ARIA live regions of messages: `polite` waits for a pause, `assertive` does not. Screen readers
 * announce a message when its text changes.
 */
export function LiveRegions(props: { polite: string; assertive: string }) {
  return (
    <>
      <div className="vh" aria-live="polite">
        {props.polite}
      </div>
      <div className="vh" aria-live="assertive">
        {props.assertive}
      </div>
    </>
  );
}
