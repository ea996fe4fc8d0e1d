/**
 * A written day whose line cannot break between the number and the month. Every language of the
 * site writes the number first.
 */
export const unbrokenDay = (day: string): string => day.replace(" ", "\u00a0");
