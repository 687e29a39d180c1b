import styles from "./Maintenance.module.css";

/** A picture of a line-marking machine at work on a pitch; decorative. */
export function LineMarker() {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 390 400"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path
        className={styles.mown}
        d="M0 96 390 40V86L0 150zM0 212 390 138V196L0 282zM0 352 390 258v64L0 424z"
      />
      <path className={styles.chalk} strokeWidth="7" d="M-10 330 250 246" />
      <path className={styles.planned} strokeWidth="2.5" d="M262 242 400 197" />
      <g transform="translate(250 214)">
        <path className={styles.chalk} strokeWidth="5" d="M-58-74 8 8" />
        <path className={styles.grip} strokeWidth="8" d="M-66-80-48-66" />
        <path className={styles.body} d="M-22-22h58l10 34h-78z" />
        <path className={styles.shade} d="M-22-22h58l3 10h-64zM-32 12h78v6h-78z" />
        <path className={styles.brandFill} d="M-12-38h34v16h-34z" />
        <circle className={styles.wheel} strokeWidth="5" cx="-16" cy="30" r="16" />
        <circle className={styles.body} cx="-16" cy="30" r="4" />
        <circle className={styles.wheel} strokeWidth="4" cx="36" cy="24" r="11" />
        <circle className={styles.body} cx="36" cy="24" r="3" />
        <path className={styles.chalk} strokeWidth="6" d="M4 18v14" />
      </g>
      <g transform="translate(338 108)">
        <path className={styles.chalk} strokeWidth="3" d="M0 106V0" />
        <path className={styles.brandFill} d="M1 2h34L27 14l8 12H1z" />
      </g>
    </svg>
  );
}
