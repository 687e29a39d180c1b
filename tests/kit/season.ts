/**
 * A Saturday evening in UTC. The simulation follows the calendar: sites of tests begin here, so that they
 * show the same matches at whatever hour they are run.
 */
export const saturdayEvening = Date.UTC(2027, 0, 16, 19, 5);
