/** Red, green, blue, 0 to 255. */
type Colour = readonly [number, number, number];

const ground: Colour = [0x12, 0x35, 0x24];
const ink: Colour = [0xc9, 0xf2, 0x4b];
/** The mark is designed on a 24 by 24 grid, like the icon in `index.html`. */
const side = 24;
const lineWidth = 2.2;
const corner = 6;
const arcCentre = { x: 6.5, y: 17.5 };
const arcRadius = 7.5;

/** The product's mark, a corner of a pitch with the ball, as rows of red, green, blue, opacity. */
export function drawMark(size: number): Uint8Array {
  const pixels = new Uint8Array(size * size * 4);
  const scale = side / size;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const x = (column + 0.5) * scale;
      const y = (row + 0.5) * scale;
      const inked = coverage(Math.min(toLine(x, y), toArc(x, y), toBall(x, y)), scale);
      const mixed = ground.map((channel, index) => channel + ((ink[index] ?? 0) - channel) * inked);
      pixels.set(
        [...mixed, 255 * coverage(toGround(x, y), scale)].map(Math.round),
        (row * size + column) * 4,
      );
    }
  }
  return pixels;
}

/** How much of a pixel lies inside an edge at this distance; a negative distance is inside. */
const coverage = (distance: number, scale: number): number =>
  Math.min(1, Math.max(0, 0.5 - distance / scale));

function toGround(x: number, y: number): number {
  const half = side / 2 - corner;
  const dx = Math.abs(x - side / 2) - half;
  const dy = Math.abs(y - side / 2) - half;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner;
}

/** The touchline and the goal line: from 5.5 down to the corner, and to the right. */
function toLine(x: number, y: number): number {
  const down = Math.hypot(x - 6.5, y - Math.min(17.5, Math.max(5.5, y)));
  const right = Math.hypot(x - Math.min(18.5, Math.max(6.5, x)), y - 17.5);
  return Math.min(down, right) - lineWidth / 2;
}

/** The quarter circle around the corner. */
function toArc(x: number, y: number): number {
  const dx = x - arcCentre.x;
  const dy = y - arcCentre.y;
  const isWithin = dx >= 0 && dy <= 0;
  const ends = Math.min(Math.hypot(dx, dy + arcRadius), Math.hypot(dx - arcRadius, dy));
  return (isWithin ? Math.abs(Math.hypot(dx, dy) - arcRadius) : ends) - lineWidth / 2;
}

const toBall = (x: number, y: number): number => Math.hypot(x - 16.2, y - 7.8) - 2;
