import { figure } from "../build/parts.ts";
import { rows, tool } from "./tool.ts";

export const dayCounter = tool("day-counter", {
  heading: "Count your days",
  introduction:
    "Enter your stays in the UAE, past and planned. You get the most days in any twelve months, your longest absence, and the day on which a test is met if you stay on.",
  questions: rows`
    arrival | Arrival
    departure | Departure`,
  figures: {
    longDays: "tax-residency-days",
    shortDays: "tax-residency-days-with-ties",
    absenceDays: "residency-absence-limit",
  },
  texts: rows`
    submit | Count the days
    stay | Stay
    counted | The days of arrival and departure both count, for the law takes every day or part of a day, in a row or not. If you are still there, enter the day up to which you want to count.
    moreStays | More stays
    privacy | Your dates stay in your browser. Only the address of your result, or a browser without scripts, shows them to our server, which keeps nothing.
    examples | Three examples, counted
    presence | Presence in the UAE
    most | Most days within twelve months
    period | These twelve months
    recent | Days in the twelve months that end today
    long | The test of ${figure("tax-residency-days")}
    short | The test of ${figure("tax-residency-days-with-ties")}, with ties
    ties | The test of ${figure("tax-residency-days-with-ties")} has conditions besides: a valid residence permit, or UAE or Gulf nationality; and a permanent home, a job or a business in the UAE.
    met | Met on
    metAsPlanned | Met, if your stays go as you entered them, on
    willBeMet | Met, if you stay on after your last stay, on
    metIfBack | Met, if you return today and stay, on
    missing | Days still missing
    absence | Absence, at most ${figure("residency-absence-limit")} in a row
    longest | Longest absence between two stays, in days
    between | From leaving to coming back
    noAbsence | You have entered no absence between two stays.
    tooLong | Longer than ${figure("residency-absence-limit")}, and most residence visas lapse with such an absence.
    askFirst | Ask about your visa before you travel.
    away | You have been away, in days
    backBy | Be back by
    wasBackBy | You had to be back by
    returnBy | After your last stay, be back by
    leavesOut | Not in this count: the test by your usual home and the centre of your interests, days that exceptional circumstances kept you there, visas with a rule of their own for absences, and what your home country counts. The authority goes by your entry and exit report.
    address | Address of this result, with your dates in it
    noStay | Enter the arrival and departure of at least one stay.
    tooEarly | Enter a day of this century.
    tooLate | Enter a day within the next five years.
    endsBefore | This is before the arrival. Check both days.
    overlaps | This stay begins before an earlier one ends. Check both.
    tooMany | Twenty stays fit here. Leave out the oldest.`,
  examples: rows`
    Three stays in the first year | arrival=2026-01-10,2026-04-01,2026-09-14&departure=2026-02-20,2026-04-30,2026-10-31
    Half a year across New Year, in two years of the calendar | arrival=2026-09-01,2027-01-10&departure=2026-12-20,2027-03-25
    Winters there with a home of your own, and a summer away | arrival=2026-01-05,2026-11-02&departure=2026-03-20,2026-12-15`,
});
