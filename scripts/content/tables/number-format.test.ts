import { expect, test } from "vitest";
import { shownOtherwise } from "./number-format.ts";

test.each([
  [50, '0" million"', "50 million"],
  [50, '#,##0.0" milj."', "50.0 milj."],
  [1500, '#,##0"k"', "1,500k"],
  [50_000, "#,##0,", "50"],
  [50_000_000, "0.0,,", "50.0"],
  [50_000_000, '#,##0,," M€"', "50 M€"],
  [50, "0\\ \\M", "50 M"],
  [50, 'General" million"', "50 million"],
  [1.5, '"AED "0.0" million"', "AED 1.5 million"],
  [50, '0" tkr"', "50 tkr"],
  [50, '0"000"', "50000"],
  [50, '[>=10]0" mln";0', "50 mln"],
  [-50, '0;-0" mn"', "-50 mn"],
  [0, '0;-0;"none"', "none"],
  [90, '0" days"', "90 days"],
  [90, "0 dagar", "0 dagar"],
  [90, '0" days', '0" days'],
  [-50, '0" mn";;"-"', ""],
  [50, ";;;", ""],
  [50, '"2024: "0', "2024: 50"],
  [3512.5936, "#,##0", "3,513"],
  [4.75, "0.0", "4.8"],
  [0.4, "0", "0"],
  [1_234_567, "0.00E+00", "1.23E+06"],
])("the number %d with the format %s is shown as “%s”", (value, format, shown) => {
  expect(shownOtherwise(value, format)).toBe(shown);
});

test.each([
  [50, "General"],
  [50, "#,##0.00"],
  [50, '#,##0.00\\ "kr"'],
  [50, '#,##0" kr."'],
  [50, "[$AED] #,##0"],
  [50, "[$kr-41D]#,##0"],
  [50, '"AED "#,##0'],
  [50, '_-* #,##0.00\\ "zł"_-;\\-* #,##0.00\\ "zł"_-;_-* "-"??\\ "zł"_-;_-@_-'],
  [50, "[Red]-0;0"],
  [50, "0.00E+00"],
  [9, '0" %"'],
  [5, '[>=10]0" mln";0'],
  [50, '0;-0;"none"'],
  [46_000, "yyyy-mm-dd"],
  [46_000, 'yyyy" m. "mmmm d" d."'],
  [0.5, "[h]:mm"],
  [50, "# ?/?"],
  [50, "@"],
  [0, '_-* "-"??_-'],
  [0, "#,##0.00"],
  [0.5, "#.0"],
  [-50, "#,##0;(#,##0)"],
  [1500, "#\\ ##0"],
  [50, "[$-409]General"],
  [0.5, "# ?/?"],
])("the number %d with the format %s is shown as what it is", (value, format) => {
  expect(shownOtherwise(value, format)).toBeUndefined();
});
