/**
 * What a note is about, in the languages of the site. It is a note only if all words of the text
 * are among those of notes, and if the English does not say all of it.
 */
type Subject = {
  words: RegExp;
  said: RegExp;
  /** Whether it asks somebody for something, which a remark in brackets of a translation does not. */
  isTask?: boolean;
};

/** A pattern for whole words. */
const words = (...patterns: readonly string[]) =>
  new RegExp(`^(?:${patterns.join(" ").trim().split(/\s+/).join("|")})$`, "u");

const SUBJECTS: readonly Subject[] = [
  {
    // That it is, is not, or will be translated.
    words: words(
      "untranslated translat(?:e|ed|ion|ing) o?översätt(?:a|as|es|s|ning|ningen)? o?översatta?",
      "u?oversatte? oversett(?:e|es|ast|else|elsen)? u?oversatt? oversæt(?:te|tes|telse|telsen)?",
      "käännetty käännetään käännettävä käännös käännöstä käännetä kääntää suomennettu käännä kääntämättä kääntämätön suomenn[ao]s?",
      "suomentamatta suomennettava tõlkimata tõlgitud tõlgitakse tõlgi tõlge tõlget tõlkida tõlkimist tõlkimisel",
      "(?:ne)?(?:iz)?tulkots jā(?:iz)?tulko (?:iz)?tulkot tulkojum[asu]+ (?:ne)?(?:iš)?versta (?:iš)?versti vertim[asou]+",
      "(?:nie)?(?:prze)?tłumacz(?:one|ony|ona|ono|yć|enie|enia|eniu)",
    ),
    said: /translat|interpret/i,
  },
  {
    words: words(
      "missing missed saknas saknar mangler puuttuu puuttuvat puudub puudu trūkst trūksta brak brakuje",
    ),
    said: /\b(?:miss|lack|absen|none|nothing|nobody|no\b|not\b|without|need|short|unavail|insuff)|n['’]t\b/i,
  },
  {
    words: words(
      "later soon pending follows senare snart senere myöhemmin pian tulossa hiljem varsti tulekul",
      "vēlāk drīz vėliau netrukus później potem wkrótce kommer tillkommer följer følger väntar återkommer leverans avventer afventer",
      "odottaa ootel gaida laukia oczekuje pågår kesken arbete arbeid arbejde trakcie toku progress komplettera",
      "kompletteras läggs legges tilføjes lisätään lisättävä täydennetään lisada lisatakse dodać uzupełnić",
      "uzupełnienia papildināt papildyti pridėta pievienots",
    ),
    said: /\b(?:later|soon|to be|com(?:e|ing)|follow|after|then|next|pending|shortly|now|will|wait|expect|progress|under|work|ongoing|add|suppl|complet|arriv)/i,
  },
  {
    isTask: true,
    words: words("todo göra gjøre gøre tehdä tekemättä teha jādara padaryti zrobienia"),
    said: /\b(?:do|make|done|doing|to-do|works?|tasks?)\b/i,
  },
  {
    words: words(
      "empty blank leave lämna lämnas tom tomt tyhjä tyhjäksi jätä tühi tühjaks tukšs tukšu atstāt tuščia palikti",
      "puste zostawić fyll fylls fyllas fylles udfyld udfyldes täytä täytetään",
    ),
    said: /\b(?:empty|blank|leav|fill|void|vacant|enter|complet|plot|land)/i,
  },
  {
    isTask: true,
    words: words(
      "ask check kolla kontrollera kontrolleras granska granskas granskning fråga spør spørg sjekk sjekkes tjek tjekkes tarkista",
      "tarkistetaan tarkistettava kysy küsi kontrolli (?:pa)?jautāt pārbaudīt (?:pa)?klausti patikrinti zapytać sprawdzić sprawdzenia",
      "confirm verify review bekräfta bekrefte bekreft bekræft vahvista vahvistetaan kinnita apstiprināt patvirtinti potwierdzić",
    ),
    said: /\b(?:ask|check|verif|control|contact|review|question|[ei]nquir|confirm|see|make sure|test|examin|inspect)/i,
  },
  {
    words: words(
      "ok okej okei okay klar klart klara ferdig ferdige færdig færdige färdig valmis tehty tehtud gatavs",
      "padaryta paruošta gotowe zrobione done godkänd godkjent godkendt hyväksytty zatwierdzone",
    ),
    said: /\b(?:ok|okay|yes|done|ready|finish|complet|clear|good|great|approv|accept|review|fine|got it|grant|confirm|end|over|prepar|set|issu|pass)/i,
  },
  {
    words: words(
      "unchanged oförändrad oförändrat uændret uendret muuttumaton muuttamaton muutmata bez zmian nemainīts",
      "nepakeista källa källan original lika källtexten källtext originalet originalen engelskan kilden kildetekst lähde lähteessä",
      "englanniksi originaalis oriģinālā oryginale keep behåll behåller behold säilytä säilita zachować stå",
      "english engelska engelsk svenska norska norsk danska dansk suomeksi eesti latviski lietuviškai polsku",
    ),
    said: /\b(?:same|unchang|equal|identical|alike|constant|fixed|original|source|keep|remain|stay|stand|leav|languages?|\p{L}+ish|norwegian|estonian|latvian|lithuanian)\b/iu,
  },
  {
    words: words(
      "kommentar kommentaren kommentti kommentaari komentarz anteckning anteckningen mail mailet mejl mejlet bilaga",
    ),
    said: /\b(?:comment|note|remark|e?-?mail|message|attach|annex|append|enclos)/i,
  },
  {
    words: words("krävs kreves kræves behövs behöves trengs tarvita tarvitaan vajalik potrzebne"),
    said: /need|requir|necess|must/i,
  },
  {
    // What programs leave, and what people type to try a file.
    words: words("null undefined nan placeholder dnt tbt asdf lorem ipsum test testi tests"),
    said: /\b(?:null|test|try|trial|placeholder)/i,
  },
  {
    words: words(
      "tillämpligt relevant aktuellt aktuelt sovellettavissa sovellu dotyczy attiecas taikoma kohaldata",
    ),
    said: /\b(?:applicab|appl(?:y|ies)|relevan|concern|available|current)/i,
  },
  {
    words: words(
      "vet ved förstår forstår ymmärrä frågetecken tiedä wiem zinu žinau osäker osäkert usikker usikkert epävarma oklart uklart epäselvä unsure",
    ),
    said: /\b(?:know|understand|question|sure|certain|clear|idea|undecided)/i,
  },
];

/** Words that say nothing by themselves. */
const BETWEEN = words(
  "no not yet ej inte icke ikke ikkje inget ingen ännu än ennå enda endnu ei eikä ole pole vielä veel vēl nav dar",
  "nėra nie jeszcze är er on ir yra jest to be to att å at do för for på som til till kuin kui kā kaip jak as in i w",
  "med with hos från fra av by of the a en ett et e es jag jeg ma aš ja me mig meg mig need needs must måste må bör ska",
  "skal behöver trenger behøver pitää täytyy vajab reikia trzeba tulee tuleb bus będzie will is are",
  "comes nästa neste næste svar vad betyder detta under alla se see katso ks patrz zob vt žr skat tiks zostanie här her tässä denna denne dette den det tämä tekst text texten teksten teksti tekstas teksts",
  "obs nb huom note please vänligen gärna först kund kunden kunde kundens asiakas asiakkaalta asiakkaan klient klienta",
  "klientem kliendilt client customer samma samme sama sam mot mod står la lad om",
);

/**
 * Whether a text is a note of its translator in any language of the site: “ej översatt”, “mangler”,
 * “puuttuu”, “brak tłumaczenia”. A translation that says the same as its English is none.
 */
export function isTranslatorsNote({ source, text }: { source: string; text: string }): boolean {
  const found =
    text
      .normalize()
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (found.length === 0 || /[<{\d]/.test(text)) return false;
  const subjects = SUBJECTS.filter((subject) => found.some((word) => subject.words.test(word)));
  const isKnown = (word: string) =>
    BETWEEN.test(word) || subjects.some((subject) => subject.words.test(word));
  return found.every(isKnown) && subjects.some(({ said }) => !said.test(source));
}

/** A word in capitals that marks what is to be done. */
const MARKED = /(?<!\p{L})(?:TODO|FIXME|TB[ACD])(?![\p{L}-])/u;
/** A remark between two languages of programs. */
const REMARK = /\/\*.*?\*\/|<!--.*?-->/s;
/** What translators are called before their notes, whole or shortened, and what the notes are. */
const [TRANSLATOR, NOTE] = [
  "translat(?:or['’]?s?|ion)|övers(?:ättar(?:en|ens)?)?|övs|overs(?:etter(?:en|ens)?|ætter(?:en|ens)?)?|kääntäjän|suom(?:entajan)?|tõlkija|tulk(?:otāja)?|vert(?:ėjo)?|tłum(?:acza)?",
  "notes?|comments?|anm(?:ärkning(?:en)?|erkning)?|kommentar(?:en|er)?|not|merknad|bemærkning|huom(?:autus)?|märkus|kommentaar|piez(?:īme)?|past(?:aba)?|przyp(?:is)?|uwaga",
];
/** A note that says whose it is, with and without brackets. */
const OF_TRANSLATOR = new RegExp(
  [
    [TRANSLATOR, NOTE],
    [NOTE, TRANSLATOR],
  ]
    .map(([first, last]) => `(?<!\\p{L})(?:${first})[.\\s:]+(?:${last})(?!\\p{L})`)
    .join("|"),
  "iu",
);
/** Words that begin with who says them, or what they are: “AK: …”, “Red. anm.: …”. */
const LABELLED = /^\s*\p{L}[\p{L}\s.'’]{0,40}:\s/u;
const count = (text: string, sign: string) => text.split(sign).length - 1;

/**
 * Whether a text holds a note of its translator beside what it translates, in any words: “[Anna,
 * can you look?]”, “(ask Anna)”, “TODO Anna”. Brackets of the English are none.
 */
export function holdsTranslatorsNote({ source, text }: { source: string; text: string }): boolean {
  const hasSign = (sign: RegExp) => sign.test(text) && !sign.test(source.toUpperCase());
  if ([MARKED, REMARK, OF_TRANSLATOR].some(hasSign)) return true;
  const isTask = (word: string) =>
    SUBJECTS.some(
      ({ isTask = false, words: asked, said }) => isTask && asked.test(word) && !said.test(source),
    );
  const within = (brackets: RegExp, sign: string) =>
    count(text, sign) > count(source, sign)
      ? [...text.normalize().matchAll(brackets)].map(([, inside = ""]) => inside)
      : [];
  return (
    // No text of the site has square brackets.
    within(/\[([^\][]*)\]/g, "[").some((inside) => /\p{L}.*[\s?]|\?/u.test(inside.trim())) ||
    within(/\(([^()]*)\)/g, "(").some(
      (inside) =>
        LABELLED.test(inside) ||
        inside
          .toLowerCase()
          .match(/\p{L}+/gu)
          ?.some(isTask),
    )
  );
}
