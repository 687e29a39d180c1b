/**
 * The app's two voices to readers, mounted once at the root: `polite` waits for a pause, `assertive`
 * does not. A message is read when it changes.
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
