/** Our own drawing for the text of the first page: a match with its moving odds. */
export const oddsPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 200" width="480" height="200">
  <rect width="480" height="200" rx="16" fill="#123524"/>
  <g fill="none" stroke="#2f6b4c" stroke-width="2">
    <path d="M24 32h432M24 168h432M240 32v136"/>
    <circle cx="240" cy="100" r="36"/>
    <path d="M24 64h44v72H24M456 64h-44v72h44"/>
  </g>
  <path d="M40 140L110 118 170 126 230 84 300 96 360 52 440 60" fill="none" stroke="#c9f24b" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>
  <circle cx="440" cy="60" r="9" fill="#c9f24b"/>
</svg>
`;
