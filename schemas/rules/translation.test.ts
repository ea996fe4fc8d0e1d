import { expect, test } from "vitest";
import { keepsNumbers, keepsTags, looksTranslated, readableRow } from "./translation.ts";

const source = "From <1/> on {day}, <2>9 %</2> is due";

test.each([
  ["the same tags in another order", "<2>9 %</2> betalas från {day}: <1/>", true, true],
  ["a tag that is missing", "<2>9 %</2> betalas {day}", false, true],
  ["a tag twice", "<1/> <1/> <2>9 %</2> {day}", false, true],
  ["another name in braces", "<1/> <2>9 %</2> {dag}", false, true],
  ["another digit", "<1/> <2>8 %</2> {day}", true, false],
])(
  "of a translation with %s (%j) the tags are right: %j, and the digits: %j",
  (_which, text, hasTags, hasDigits) => {
    expect(keepsTags({ source, text }) === true).toBe(hasTags);
    expect(keepsNumbers({ source, text }) === true).toBe(hasDigits);
  },
);

test.each([
  ["see the <1>cookie policy</1>", "se cookiepolicyn<1></1>", "<1> and </1>"],
  ["see the <1>cookie policy</1>", "se cookiepolicyn<1> </1>", "<1> and </1>"],
  ["<1>a</1> and <2>b</2>", "<1>a</1> och b<2>\u00a0</2>", "<2> and </2>"],
])("a link or a mark of “%s” is not left without words: %s", (source, text, named) => {
  expect(keepsTags({ source, text })).toMatchObject({ message: expect.stringContaining(named) });
});

test("a mark on a space of the English may be on a space", () => {
  expect(keepsTags({ source: "See<1> </1>us", text: "Se<1> </1>oss" })).toBe(true);
});

test.each([
  ["AED 10,000", "10 000 euro"],
  ["AED 10,000", "10 000 USD"],
  ["AED 10,000", "10 000 kronor"],
  ["AED 10,000", "10 000 kr."],
  ["a fee of <1/>", "en avgift på <1/> euro"],
  ["AED 10,000", "10 000 euroa"],
  ["AED 10,000", "10 000 złotych"],
  ["AED 10,000", "10 000 dollarit"],
  ["AED 10,000", "10.000 kroner"],
  ["AED 10,000", "$10,000"],
  ["AED 10,000", "EUR 10,000"],
])("another currency than that of “%s” is named: %s", (source, text) => {
  expect(looksTranslated({ source, text })).toContain("currency");
});

test.each([
  ["AED 50,000 to 100,000", "50,000 till 100 000 AED", "“50 000”"],
  ["AED 1,250,000", "1,250,000 AED", "“1 250 000”"],
])("an amount of “%s” that is grouped as in English is named: %s", (source, text, mend) => {
  expect(looksTranslated({ source, text })).toContain(mend);
  expect(looksTranslated({ source: "0.125 % of AED 10,000", text: "0,125 % av 10 000 AED" })).toBe(
    true,
  );
});

test.each([
  ["AED 10,000 a year", "10 000 AED om året"],
  ["AED 10,000 a year", "10 000 dirham om året"],
  ["From Europe in euros", "Från Europa i euro"],
  ["A licence in Korea", "En licens i Korea"],
  ["The crown", "Kronans krön"],
  ["Turn left", "Doldisar till vänster"],
  ["<1/> is enough", "<1/> er nok"],
  ["<1/> is enough", "<1/> nok"],
  ["The dirham’s peg", "Dirhamens fasta kurs mot dollarn"],
])("words of “%s” are no currency: %s", (source, text) => {
  expect(looksTranslated({ source, text })).toBe(true);
});

test("a row that is not translated yet breaks no rule for translations", () => {
  expect([keepsTags({ source }), keepsNumbers({ source })]).toEqual([true, true]);
});

const phrase = { source: "Choose a licence & a visa" };

test.each([
  "Välj en licens & ett visum",
  "Wybierz licencję, »GÅ« i Łódź",
  "Valitse – yksi”Ä” [kaksi] 100 % ’a’ & b < c > d",
  "Vælg licens 👨‍👩‍👧",
])("a translation with letters and signs of its language is accepted: %s", (text) => {
  expect(looksTranslated({ ...phrase, text })).toBe(true);
  expect(readableRow({ ...phrase, text })).toBe(true);
});

test.each([
  ["<b>Välj</b>", "“<b>”"],
  ["Välj<br>en", "“<br>”"],
  ['Välj <x id="1" equiv-text="<1/>"/> en', '“<x id="1" equiv-text="<1/>"/>”'],
  ["Välj&nbsp;en", "“&nbsp;”"],
  ["Välj &quot;en&quot;", "“&quot;”"],
  ["licens &amp; visum", "“&amp;”"],
  ["licens &#39; visum", "“&#39;”"],
  ["**Välj**", "“**”"],
  ["PÃ¤Ã¤", "encoding"],
  ["wybierz Å‚adnie", "encoding"],
  ["itâ€™s", "encoding"],
  ["Ã–versikt", "encoding"],
  ["Ã˜konomi", "encoding"],
  ["HjĆ¤lp", "encoding"],
  ["pĂĄ", "encoding"],
  ["Hj√§lp", "encoding"],
  ["Г¶ppen", "encoding"],
  ["flyttar fРўr", "encoding"],
  ["├╢ppen", "encoding"],
  ["st„da", "encoding"],
  ["h”ra", "encoding"],
  ["f‰rdig", "encoding"],
  ["\\u00e4ndra", "“\\u00e4”"],
  ["\\xe4ndra", "“\\xe4”"],
  ["f%C3%B6r", "“%C3%B6”"],
  ["f=C3=B6r", "“=C3=B6”"],
  ["P\ufffd\ufffd", "lost"],
  ["Välj\u200b en", "nobody sees"],
  ["\u200eVälj", "nobody sees"],
  ["\ufeffVälj", "nobody sees"],
  [".", "no letter"],
])(
  "a translation that looks damaged is reported in files and in the Studio: %j",
  (text, message) => {
    expect(looksTranslated({ ...phrase, text })).toContain(message);
    expect(readableRow({ ...phrase, text })).toMatchObject({
      message: expect.stringContaining(message),
      path: ["text"],
    });
  },
);

test.each([
  ["translate-toolkit", "[!!! Ƈħǿǿşḗ ȧ ŀīƈḗƞƈḗ & ȧ ṽīşȧ !!!]"],
  ["translate-toolkit's accents alone", "Ƈħǿǿşḗ ȧ ŀīƈḗƞƈḗ & ȧ ṽīşȧ"],
  ["translate-toolkit's signs", "xxxChoose a licence & a visaxxx"],
  ["pseudo-localization of apps", "[Çĥöšé å ļîçéñçé & å ṽîšå one two]"],
  ["brackets for apps", "⟦Chooose aaa liiicence & aaa viiisa⟧"],
  ["a program of translators", "###Choose a licence & a visa###"],
])("a text for tests, as of %s, is no translation: %s", (_program, text) => {
  expect(looksTranslated({ ...phrase, text })).toContain("for tests");
  expect(readableRow({ ...phrase, text })).toMatchObject({ path: ["text"] });
});

test.each([
  ...[
    "TODO",
    "To do:",
    "tbd",
    "T.B.D.",
    "n/a",
    "N/A",
    "#N/A",
    "xxx",
    "XXX",
    "[missing]",
    "– missing –",
  ],
  ...[
    "Translation missing",
    "Not yet translated",
    "NEEDS TRANSLATION",
    "Lorem ipsum dolor sit amet",
  ],
])("a note in place of a translation is none: %s", (text) => {
  expect(looksTranslated({ ...phrase, text })).toMatch(/missing|for tests/);
  expect(readableRow({ ...phrase, text })).toMatchObject({ path: ["text"] });
});

test.each([
  ["sv", ["ej översatt", "Inte översatt än", "saknas", "översätts senare", "att översätta"]],
  ["sv", ["Översättning saknas", "Kommer senare", "(lämna tom)", "OBS! Kolla med kunden", "klar"]],
  ["sv", ["väntar på översättning", "läggs till senare", "behåll engelska", "se kommentaren"]],
  ["sv", ["samma som källan", "Ska översättas", "oöversatt", "att göra", "ej aktuellt", "vet ej"]],
  ["sv", ["Översättning krävs", "återkommer senare", "se källa", "förstår inte"]],
  ["fi", ["ei suomennettu", "ei käännetä"]],
  ["any", ["undefined", "DNT", "placeholder", "test"]],
  ["no", ["ikke oversatt", "mangler", "oversettes senere", "må oversettes", "uoversatt", "la stå"]],
  ["da", ["ikke oversat", "Ikke oversat endnu", "oversættelse mangler", "skal oversættes"]],
  ["fi", ["puuttuu", "ei käännetty", "käännös puuttuu", "kääntämättä", "käännetään myöhemmin"]],
  ["fi", ["valmis", "tulossa", "Käännös tulee myöhemmin", "jätä tyhjäksi", "kysy asiakkaalta"]],
  ["et", ["tõlkimata", "tõlge puudub", "ei ole tõlgitud", "vajab tõlkimist", "puudub"]],
  ["lv", ["nav tulkots", "jātulko", "trūkst tulkojuma", "vēl nav iztulkots"]],
  ["lt", ["neišversta", "nėra vertimo", "trūksta vertimo", "reikia išversti"]],
  [
    "pl",
    ["brak tłumaczenia", "nie przetłumaczono", "do przetłumaczenia", "brak", "nieprzetłumaczone"],
  ],
])("a note in the translator's own language (%s) is no translation: %j", (_language, notes) => {
  const short = { source: "Phone number is required" };
  for (const text of notes) {
    for (const source of [phrase.source, short.source]) {
      expect([text, looksTranslated({ source, text })]).toEqual([text, expect.any(String)]);
    }
  }
});

test("a text of which a sentence is still English is no translation", () => {
  const source = "The same everywhere in the UAE. A business in your own name pays tax.";
  const half = "The same everywhere in the UAE. Den som har ett eget företag betalar skatt.";
  expect(looksTranslated({ source, text: half })).toContain("still holds the English");
  const whole = "Lika överallt i UAE. Den som har ett eget företag betalar skatt.";
  expect(looksTranslated({ source, text: whole })).toBe(true);
});

test.each([
  ["Missing", "Saknas"],
  ["None", "Brak"],
  ["Not included", "Ej inräknat"],
  ["Translation", "Översättning"],
  ["Translated documents", "Översatta dokument"],
  ["To be translated by a sworn translator", "Ska översättas av en auktoriserad översättare"],
  ["Coming soon", "Kommer snart"],
  ["Later", "Senere"],
  ["To be confirmed", "Vahvistetaan myöhemmin"],
  ["To be announced", "Kommer senare"],
  ["A test", "Test"],
  ["Not required", "Behövs ej"],
  ["The original", "Originalet"],
  ["In Swedish", "På svenska"],
  ["Waiting", "Väntar"],
  ["Comments", "Kommentar"],
  ["A plot of land", "En tomt"],
  ["Not now", "Inte nu, senare"],
  ["Done", "Klar"],
  ["Ready", "Valmis"],
  ["Fill in the form", "Fyll i formuläret"],
  ["Leave blank", "Lämna tomt"],
  ["Ask us", "Fråga oss"],
  ["Check", "Kontrollera"],
  ["I don't know", "Vet ej"],
  ["Does not apply", "Ej aktuellt"],
  ["The licence is missing", "Licensen saknas"],
])("a translation of “%s” may say so: %s", (source, text) => {
  expect(looksTranslated({ source, text })).toBe(true);
});

test.each([
  ...["k", "ok", "x", "OK!", "a", "ja", "sv", "…k", "FI", "yes", "{day}k"],
  ...[
    "idem",
    "Dito",
    "ditto.",
    "do.",
    "ibid.",
    "same",
    "Same as above",
    "see above",
    "(see below)",
  ],
  ...["se ovan", "samma", "Samma som ovan", "se ovenfor", "som ovenfor", "samme", "katso yllä"],
  ...[
    "ks. yllä",
    "sama",
    "jak wyżej",
    "j.w.",
    "to samo",
    "vt eespool",
    "žr. aukščiau",
    "sk. augstāk",
  ],
  ...["-", "–", "…", "...", "?", "n/a", "TBD"],
])("a text of several words is not translated by a letter, a sign or a note: %s", (text) => {
  const long = { source: "Choose a licence and a visa for all of your people {day}" };
  expect(looksTranslated({ ...long, text })).toEqual(expect.any(String));
  expect(readableRow({ ...long, text })).toMatchObject({ path: ["text"] });
});

test.each([
  ["contact us today", "English"],
  ["Contact  us today!", "English"],
  ["[sv] Contact us today", "English"],
  ["Contact us today (sv)", "English"],
  ["Kontakta oss idag / Contact us today", "English"],
  ["Sure! Kontakta oss idag", "program"],
  ["Here is the translation: Kontakta oss idag", "program"],
  ["Översättning: Kontakta oss idag", "program"],
  ["As an AI language model, I cannot translate this.", "program"],
  ["Kontakta oss idag [NOTE: check]", "note"],
  ["Kontakta oss idag (kolla med Anna)", "note"],
  ["Kontakta oss ??", "note"],
  ["Kontakta oss / Hör av dig?", "note"],
  ["Kontakta oss (eller: hör av dig?)", "note"],
  ["Ota yhteyttä (vai ottakaa?)", "note"],
  ["Kontakta oss [osäker]", "note"],
  ["Kontakta oss // hör av dig", "note"],
  ["Kontakta oss <- kolla", "note"],
  ["Kontakta oss!!!!", "note"],
  ["TRUE", "spreadsheet"],
  ["SANN", "spreadsheet"],
  ["#VALUE!", "spreadsheet"],
  ["#VÄRDEFEL!", "spreadsheet"],
  ["Свяжитесь с нами сегодня", "no language"],
  ["今天联系我们", "no language"],
  ["Kontakta oss idag ".repeat(5), "leave out"],
])("what machines and translators leave in a file is no translation: %s", (text, message) => {
  expect(looksTranslated({ source: "Contact us today", text })).toContain(message);
});

test.each([
  "[check with Anna]",
  "(TODO: fråga kund)",
  "[TODO Anna]",
  "(fråga kunden om detta)",
  "[Anna?]",
  "[Anna, kan du titta?]",
  "[AB: bättre ord?]",
  "[vänta på svar från Anna]",
  "[osäker på termen]",
  "(spør Kari)",
  "[venter på Kari]",
  "(sjekkes av Kari)",
  "(bør sjekkes med Kari)",
  "(kysy asiakkaalta)",
  "[Liisa tarkistaa vielä]",
  "(küsi Tõnult)",
  "(pajautāt Ilzei)",
  "(paklausti Jono)",
  "(zapytać Annę)",
  "[do sprawdzenia z Anną]",
  "(ask the client first)",
  "(please confirm)",
  "(needs review)",
  "[max 40 chars]",
  "– TODO",
  "TODO: fråga kund",
  "TBC Anna",
  "FIXME",
  "/* fråga Anna */",
  "<!-- fråga Anna -->",
  "(Översättarens anmärkning: Swift Audit är en byrå.)",
  "(övers. anm.: en byrå)",
  "(övers.anm. en byrå)",
  "(AK: bättre ord finns)",
  "Övers. anm.: en byrå.",
  "(Oversetterens merknad: et byrå)",
  "(overs. anm.: et byrå)",
  "[Oversætterens bemærkning – et bureau]",
  "(kääntäjän huomautus: toimisto)",
  "(suom. huom.: toimisto)",
  "(tõlkija märkus: büroo)",
  "(tulkotāja piezīme: birojs)",
  "(vertėjo pastaba: biuras)",
  "(przyp. tłum.: biuro)",
  "(uwaga tłumacza: biuro)",
  "(Translator’s note: an agency)",
])("a translator's note of any words beside a translation is named: %s", (note) => {
  for (const text of [`Flytta till Dubai i år ${note}`, `${note} Flytta till Dubai i år`, note]) {
    expect(looksTranslated({ source: "Move to Dubai this year", text }), text).toEqual(
      expect.stringMatching(/note/),
    );
  }
});

test.each([
  ["The tax is 9 %", "Skatten är 9 % (bolagsskatt)"],
  ["Ask us [optional]", "Fråga oss [om du vill]"],
  ["VAT", "Moms (mervärdesskatt, ännu inte betald)"],
  ["Emirates ID (ask for it)", "Emirates ID (fråga efter det)"],
  ["Check that it is complete", "Kontrollera att det är klart (alla sidor)"],
  ["A free zone visa", "Visum från en frizon (free zone)"],
  ["Todo list of the move", "TODO-lista för flytten"],
  ["A translation (note: sworn)", "En översättning (obs: auktoriserad)"],
  ["Notes of the translator", "Översättarens anmärkningar"],
  ["Is it free?", "Är det gratis (kostnadsfritt)?"],
])("brackets of a translation are no note: %s, %s", (source, text) => {
  expect(looksTranslated({ source, text })).toBe(true);
});

test.each([
  [
    "Ministry of Human Resources and Emiratisation",
    "Työministeriö (Ministry of Human Resources and Emiratisation)",
  ],
  ["Cookie policy", "Cookiepolicy"],
  ["Employer of record", "Formell arbetsgivare (employer of record)"],
  ["Note (check it first)", "Obs (kolla först)"],
  ["Here is the plan", "Här är planen"],
  ["VAT registration", "Rekisteröityminen arvonlisäverovelvolliseksi"],
  ["Day {day}", "{day}"],
  ["True", "Sant"],
])("a translation with English names or like a note is accepted: %s, %s", (source, text) => {
  expect(looksTranslated({ source, text })).toBe(true);
});

test.each([
  ["Customs duties", "Tull"],
  ["Another country", "Muu maa"],
  ["The same", "Samma"],
  ["See above", "Se ovan"],
  ["OK", "OK!"],
  ["Tax residency certificate", "Hemvistintyg"],
  ["From {day} {month}", "{day} {month}"],
])("a short translation of a short text is accepted: %s, %s", (source, text) => {
  expect(looksTranslated({ source, text })).toBe(true);
});

test.each([
  ["Translation", "Översättning"],
  ["To do in the first week", "Att göra första veckan"],
  ["150 % of it, C3=B6", "150 % av det, C3=B6"],
  ["He said “a”", "Han sade ”a”"],
  ["missing", "puuttuu"],
])("a translation that only resembles a note or a damage is accepted: %s, %s", (source, text) => {
  expect(looksTranslated({ source, text })).toBe(true);
});

test.each([
  ["[optional]", "[valfritt]"],
  ["Choose a licence", "Wybierz żółtą łąkę, źdźbło, świeżość"],
  ["Choose a licence", "Ķēniņš ēd ļoti šķērmu ķīseli"],
  ["Free", "Äåö"],
])(
  "a translation of “%s” may have brackets of the English and the accents of its language: %s",
  (source, text) => {
    expect(looksTranslated({ source, text })).toBe(true);
  },
);

test.each([
  "Fr\\u00e5ga oss",
  "Fr\\u{e5}ga oss",
  "Fr\\xe5ga 8\\u2009oss",
  "Fr&#229;ga oss",
  "Fr&#xE5;ga oss",
  "Fr%C3%A5ga oss",
  "Fr=C3=A5ga oss",
  "Fr%E5ga oss",
  "Fr=E5ga oss",
  "Fr\\345ga oss",
])("an escaped letter in a translation is named, and not its digits: %s", (text) => {
  expect(keepsNumbers({ source: "Ask us", text })).toMatchObject({
    message: expect.stringMatching(
      /^Visitors would read “[^”]+”: write the (letter|character) itself/,
    ),
  });
});

test("a wrong number beside an escape of the English is named as a number", () => {
  const row = { source: "Write &#229; in 2 lines", text: "Skriv &#229; på 3 rader" };
  expect(keepsNumbers(row)).toMatchObject({ message: expect.stringContaining("Keep the numbers") });
});

test("the English text is no translation, except where it has no words", () => {
  expect(looksTranslated({ ...phrase, text: ` ${phrase.source}` })).toContain("English");
  expect(looksTranslated({ source: "<1/> – {to} %", text: "<1/> – {to} %" })).toBe(true);
  // A name stays as it is, so the Studio does not doubt it.
  expect(readableRow({ source: "Nordune", text: "Nordune" })).toBe(true);
});
