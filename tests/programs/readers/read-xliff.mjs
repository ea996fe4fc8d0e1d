// Prints the version, the languages and the number of units of an XLIFF file as `xliff` reads it.
import { text } from "node:stream/consumers";
import { xliff2js } from "xliff";

const file = await text(process.stdin);
const { resources, sourceLanguage, targetLanguage } = await xliff2js(file);
const units = Object.values(resources).flatMap((resource) => Object.values(resource));
const [, version] = /<xliff [^>]*version="([^"]+)"/.exec(file) ?? [];
process.stdout.write(
  JSON.stringify({
    ...{ version, sourceLanguage, targetLanguage, units: units.length },
    targets: units.filter(({ target }) => target !== undefined).length,
  }),
);
