/**
 * A Saturday evening in UTC. The simulation follows the calendar: test sites start here, so that they show
 * the same matches at any hour.
 */
export const saturdayEvening = Date.UTC(2027, 0, 16, 19, 5);
