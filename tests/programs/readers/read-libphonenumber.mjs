// Prints an example of a mobile and of another number of each country, by libphonenumber.
import { getCountries, getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";

const numbers = getCountries().flatMap((country) => {
  const number = getExampleNumber(country, examples);
  return number === undefined ? [] : [{ country, number: number.number }];
});
process.stdout.write(JSON.stringify(numbers));
