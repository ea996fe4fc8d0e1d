import type { TranslationLanguageId } from "../languages.ts";
import { placeholdersOf } from "./phrase.ts";

/** The word for a term, and beginnings of its other forms: “nimetty alue” is also “nimetyllä …”. */
type Words = readonly [word: string, ...forms: string[]];

type Term = { english: Words } & Record<TranslationLanguageId, Words>;

/**
 * One word for one thing in each language. A form counts inside other words too, because languages
 * inflect words and join them: “frizon” is in “frizonsföretag”. An English word with several
 * meanings, such as partner, fine or licence, is left out: no program can tell which one is meant.
 */
const glossary = [
  {
    english: ["free zone", "free zones"],
    sv: ["frizon"],
    no: ["frisone"],
    da: ["frizone"],
    fi: ["vapaa-alue"],
  },
  {
    english: ["free zone company", "free zone companies"],
    sv: ["frizonsföretag"],
    no: ["frisoneselskap"],
    da: ["frizoneselskab"],
    fi: ["vapaa-alueyhtiö"],
  },
  {
    english: ["mainland"],
    sv: ["fastland"],
    no: ["fastland"],
    da: ["fastland"],
    fi: ["manner", "mantere"],
  },
  {
    english: ["Qualifying Free Zone Person"],
    sv: ["kvalificerat frizonsföretag"],
    no: ["kvalifisert frisoneselskap"],
    da: ["kvalificeret frizoneselskab"],
    fi: [
      "ehdot täyttävä vapaa-alueyhtiö",
      "ehdot täyttävän vapaa-alueyhtiö",
      "ehdot täyttävänä vapaa-alueyhtiö",
    ],
  },
  {
    english: ["qualifying income"],
    sv: ["kvalificerad inkomst", "kvalificerade inkomst"],
    no: ["kvalifisert inntekt", "kvalifiserte inntekt"],
    da: ["kvalificeret indkomst", "kvalificerede indkomst"],
    fi: ["ehdot täyttävä tulo", "ehdot täyttävästä tulo", "ehdot täyttävän tulo"],
  },
  {
    english: ["Designated Zone", "Designated Zones"],
    sv: ["utpekad zon", "utpekade zon"],
    no: ["utpekt sone", "utpekte sone"],
    da: ["udpeget zone", "udpegede zone"],
    fi: ["nimetty alue", "nimetyn alue", "nimetyllä alue", "nimetyltä alue", "nimettyjen aluei"],
  },
  {
    english: ["substance"],
    sv: ["verklig närvaro"],
    no: ["substans"],
    da: ["substans"],
    fi: ["todellinen toiminta", "todellista toimintaa", "taloudellisesta toiminnasta"],
  },
  {
    english: ["corporate tax"],
    sv: ["bolagsskatt"],
    no: ["selskapsskatt"],
    da: ["selskabsskat"],
    fi: ["yhteisövero"],
  },
  {
    english: ["personal income tax"],
    sv: ["inkomstskatt för privatpersoner", "inkomstskatten för privatpersoner"],
    no: ["inntektsskatt for privatpersoner"],
    da: ["indkomstskat for privatpersoner"],
    fi: ["henkilökohtainen tulovero", "henkilökohtaisen tulovero"],
  },
  {
    english: ["VAT"],
    sv: ["moms"],
    no: ["merverdiavgift", "mva"],
    da: ["moms"],
    fi: ["arvonlisävero"],
  },
  {
    english: ["VAT return", "VAT returns"],
    sv: ["momsdeklaration"],
    no: ["mva-melding"],
    da: ["momsangivelse"],
    fi: ["arvonlisäveroilmoitus", "arvonlisäveroilmoitu"],
  },
  {
    english: ["tax return", "tax returns"],
    sv: ["deklaration"],
    no: ["skattemelding"],
    da: ["oplysningsskema"],
    fi: ["veroilmoitus", "veroilmoitu"],
  },
  {
    english: ["taxable profit"],
    sv: ["beskattningsbar vinst"],
    no: ["skattepliktig overskudd"],
    da: ["skattepligtigt overskud"],
    fi: ["verotettava voitto", "verotettavasta voitosta"],
  },
  {
    english: ["losses"],
    sv: ["underskott"],
    no: ["underskudd"],
    da: ["underskud"],
    fi: ["tappio"],
  },
  {
    english: ["revenue"],
    sv: ["intäkter", "intäkt"],
    no: ["omsetning"],
    da: ["omsætning"],
    fi: ["liikevaihto", "liikevaih"],
  },
  {
    english: ["turnover"],
    sv: ["omsättning"],
    no: ["omsetning"],
    da: ["omsætning"],
    fi: ["liikevaihto", "liikevaih"],
  },
  {
    english: ["tax period", "tax periods"],
    sv: ["beskattningsperiod"],
    no: ["skatteperiode"],
    da: ["skatteperiode"],
    fi: ["verokausi", "verokau"],
  },
  {
    english: ["financial year", "financial years"],
    sv: ["räkenskapsår"],
    no: ["regnskapsår"],
    da: ["regnskabsår"],
    fi: ["tilikausi", "tilikau"],
  },
  {
    english: ["audited accounts"],
    sv: ["reviderade räkenskaper"],
    no: ["revidert regnskap"],
    da: ["revideret regnskab"],
    fi: ["tilintarkastettu tilinpäätös", "tilintarkastetun tilinpäätöksen"],
  },
  {
    english: ["Small Business Relief"],
    sv: ["lättnaden för småföretag", "lättnad för småföretag", "Small Business Relief"],
    no: ["lettelsen for små foretak", "lettelse for små foretak"],
    da: ["lempelsen for små virksomheder", "lempelse for små virksomheder"],
    fi: ["pienyrityshuojennus", "pienyrityshuojennu"],
  },
  {
    english: ["top-up tax"],
    sv: ["tilläggsskatt"],
    no: ["suppleringsskatt"],
    da: ["ekstraskat"],
    fi: ["täydennysvero"],
  },
  {
    english: ["related parties"],
    sv: ["närstående"],
    no: ["nærstående parter"],
    da: ["interesseforbundne parter"],
    fi: ["etuyhteydessä"],
  },
  {
    english: ["permanent establishment"],
    sv: ["fast driftställe"],
    no: ["fast driftssted"],
    da: ["fast driftssted"],
    fi: ["kiinteä toimipaikka", "kiinteän toimipaik"],
  },
  {
    english: ["tax residency"],
    sv: ["skatterättslig hemvist", "skatterättsliga hemvist", "hemvist"],
    no: ["skattemessig bosted", "skattemessig bosatt"],
    da: ["skattemæssigt hjemsted"],
    fi: ["verotuksellinen kotipaikka", "verotuksellise", "kotipaik"],
  },
  {
    english: ["tax residency certificate"],
    sv: ["hemvistintyg"],
    no: ["bostedsbekreftelse", "bekreftelse på skattemessig bosted"],
    da: ["attest for skattemæssigt hjemsted", "attesten for skattemæssigt hjemsted"],
    fi: ["kotipaikkatodistus", "kotipaikkatodistu", "verotuksellisen kotipaikan todistus"],
  },
  {
    english: ["tax treaty", "tax treaties"],
    sv: ["skatteavtal"],
    no: ["skatteavtale"],
    da: ["skatteaftale"],
    fi: ["verosopimus", "verosopimu"],
  },
  {
    english: ["customs duty", "customs duties"],
    sv: ["tull"],
    no: ["toll"],
    da: ["told"],
    fi: ["tulli"],
  },
  {
    english: ["electronic invoicing", "electronic invoice", "electronic invoices"],
    sv: ["e-fakturering", "e-faktur"],
    no: ["elektronisk faktura"],
    da: ["elektronisk fakturering", "elektroniske fakturaer"],
    fi: ["sähköinen laskutus", "sähköiseen laskutukseen", "sähköiset lasku", "sähköisten lasku"],
  },
  {
    english: ["penalty", "penalties"],
    sv: ["sanktionsavgift"],
    no: ["overtredelsesgebyr"],
    da: ["bøde"],
    fi: ["seuraamusmaksu"],
  },
  {
    english: ["beneficial owner", "beneficial owners"],
    sv: ["verkliga huvudmän", "verklig huvudman"],
    no: ["reelle rettighetshavere", "reell rettighetshaver"],
    da: ["reelle ejere", "reel ejer"],
    fi: ["tosiasialliset edunsaajat", "tosiasiallis"],
  },
  {
    english: ["articles of association"],
    sv: ["bolagsordning"],
    no: ["vedtekter"],
    da: ["vedtægter"],
    fi: ["yhtiöjärjestys", "yhtiöjärjesty"],
  },
  {
    english: ["general meeting"],
    sv: ["bolagsstämma", "bolagsstämm"],
    no: ["generalforsamling"],
    da: ["generalforsamling"],
    fi: ["yhtiökokous", "yhtiökoko"],
  },
  {
    english: ["branch", "branches"],
    sv: ["filial"],
    no: ["filial"],
    da: ["filial"],
    fi: ["sivuliike", "sivulii"],
  },
  {
    english: ["subsidiary", "subsidiaries"],
    sv: ["dotterbolag"],
    no: ["datterselskap"],
    da: ["datterselskab"],
    fi: ["tytäryhtiö"],
  },
  {
    english: ["activity", "activities"],
    sv: ["verksamhet"],
    no: ["virksomhet"],
    da: ["aktivitet"],
    fi: ["toimiala", "toimial", "toiminto", "toiminno", "toimintoje"],
  },
  {
    english: ["trade licence", "trade licences"],
    sv: ["bolagslicens", "licens"],
    no: ["næringslisens"],
    da: ["licens"],
    fi: ["toimilupa", "toimiluv"],
  },
  {
    english: ["commercial licence"],
    sv: ["handelslicens"],
    no: ["handelslisens"],
    da: ["handelslicens"],
    fi: ["kaupan toimilupa", "kaupan toimiluv"],
  },
  {
    english: ["establishment card", "establishment cards"],
    sv: ["etableringskort"],
    no: ["etableringskort"],
    da: ["etableringskort"],
    fi: ["sponsorikortti", "sponsorikort"],
  },
  {
    english: ["residence visa", "residence visas", "residency visa", "residency visas"],
    sv: ["uppehållsvisum"],
    no: ["oppholdsvisum"],
    da: ["opholdsvisum", "opholdsvisa"],
    fi: ["oleskeluviisumi"],
  },
  {
    english: ["residence permit", "residence permits"],
    sv: ["uppehållstillstånd"],
    no: ["oppholdstillatelse"],
    da: ["opholdstilladelse"],
    fi: ["oleskelulupa", "oleskeluluv"],
  },
  {
    english: ["residence card", "residence cards"],
    sv: ["uppehållskort"],
    no: ["oppholdskort"],
    da: ["opholdskort"],
    fi: ["oleskelukortti", "oleskelukort"],
  },
  {
    english: ["entry permit", "entry permits"],
    sv: ["inresetillstånd"],
    no: ["innreisetillatelse"],
    da: ["indrejsetilladelse"],
    fi: ["maahantulolupa", "maahantuloluv"],
  },
  {
    english: ["work permit", "work permits"],
    sv: ["arbetstillstånd"],
    no: ["arbeidstillatelse"],
    da: ["arbejdstilladelse"],
    fi: ["työlupa", "työluv", "työlup"],
  },
  {
    english: ["golden visa", "golden visas"],
    sv: ["gyllene visum"],
    no: ["gyllent visum", "gylne visum"],
    da: ["gyldent visum", "gyldne vis"],
    fi: ["kultainen viisumi", "kultaise", "kultaiset"],
  },
  {
    english: ["retirement visa", "retirement visas"],
    sv: ["pensionärsvisum"],
    no: ["pensjonistvisum"],
    da: ["pensionistvisum"],
    fi: ["eläkeläisviisumi"],
  },
  {
    english: ["remote-work visa"],
    sv: ["visum för distansarbete"],
    no: ["visum for fjernarbeid"],
    da: ["visum til fjernarbejde"],
    fi: ["etätyöviisumi"],
  },
  {
    english: ["freelance permit", "freelance permits"],
    sv: ["frilanstillstånd"],
    no: ["frilanstillatelse"],
    da: ["freelancetilladelse"],
    fi: ["freelance-lup", "freelance-luv"],
  },
  {
    english: ["owner's card"],
    sv: ["kort för bostadsägare", "ägarkort"],
    no: ["kort for boligeiere"],
    da: ["kort for boligejere"],
    fi: ["asunnonomistajan kortti", "asunnonomistajan kort"],
  },
  {
    english: ["immigration authority"],
    sv: ["migrationsmyndighet"],
    no: ["utlendingsmyndighet"],
    da: ["udlændingemyndighed"],
    fi: ["maahanmuuttoviranomainen", "maahanmuuttoviranomai"],
  },
  {
    english: ["certificate of good conduct"],
    sv: ["utdrag ur belastningsregistret"],
    no: ["politiattest"],
    da: ["straffeattest"],
    fi: ["rikosrekisteriote", "rikosrekisteriot"],
  },
  {
    english: ["title deed", "title deeds"],
    sv: ["lagfart"],
    no: ["skjøte"],
    da: ["skøde"],
    fi: ["omistustodistus", "omistustodistu"],
  },
  {
    english: ["lease", "leases", "tenancy contract"],
    sv: ["hyresavtal", "arrende"],
    no: ["leiekontrakt"],
    da: ["lejekontrakt"],
    fi: ["vuokrasopimus", "vuokrasopimu"],
  },
  {
    english: ["degree"],
    sv: ["högskoleexamen"],
    no: ["høyere utdanning"],
    da: ["videregående uddannelse"],
    fi: ["korkeakoulututkinto", "korkeakoulututkin"],
  },
  {
    english: ["legitimate interest"],
    sv: ["berättigat intresse", "berättigade intresse"],
    no: ["berettiget interesse", "berettigede interesse"],
    da: ["legitim interesse", "legitime interesse"],
    fi: ["oikeutettu etu", "oikeutettu", "oikeutetun"],
  },
  {
    english: ["legalise", "legalises", "legalised", "legalisation"],
    sv: ["legalisera", "legalis"],
    no: ["legalisere", "legalis"],
    da: ["legalisere", "legalis"],
    fi: ["laillistaa", "laillist"],
  },
  {
    english: ["attested", "attests", "attesting", "attestation"],
    sv: ["bestyrka", "bestyrk"],
    no: ["bekrefte", "bekreft"],
    da: ["attestere", "attest"],
    fi: ["vahvistaa", "vahvist"],
  },
] as const satisfies Term[];

const termOf = new Map(
  glossary.flatMap((term) => term.english.map((word) => [word.toLowerCase(), term])),
);

/** All English words of the glossary. Of two that begin alike, the longer one is found. */
const ENGLISH = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[...termOf.keys()]
    .sort((one, other) => other.length - one.length)
    .join("|")})(?![\\p{L}\\p{N}-])`,
  "giu",
);

/** “Ajman Free Zone” is a name, and keeps its words in every language. */
const isPartOfName = (before: string, found: string, text: string) =>
  /^\p{Lu}/u.test(found) && /\p{Lu}[\p{L}'’]*\s$/u.test(before) && text.includes(found);

/** A term of the glossary, and the word for it in a language. */
export type GlossaryTerm = { english: string; word: string };

/**
 * The terms of an English phrase that its translation does not render in the words of the glossary.
 * @param row.acceptedTerms terms (by their first English word) that an editor lets stand as they are
 */
export function termsInOtherWords(
  row: { source: string; text: string; acceptedTerms?: readonly string[] | undefined },
  language: TranslationLanguageId,
): GlossaryTerm[] {
  const { source, acceptedTerms = [] } = row;
  const phrase = placeholdersOf(source).reduce((rest, name) => rest.replace(name, ""), source);
  const text = row.text.toLowerCase();
  const terms = [...phrase.matchAll(ENGLISH)].flatMap(({ 0: found, index }) => {
    const term = termOf.get(found.toLowerCase());
    const before = phrase.slice(0, index);
    return term === undefined || isPartOfName(before, found, row.text) ? [] : [term];
  });
  return [...new Set(terms)].flatMap((term) => {
    const [english] = term.english;
    const words: readonly string[] = term[language];
    const isKept = words.some((word) => text.includes(word.toLowerCase()));
    const [word = ""] = words;
    return isKept || acceptedTerms.includes(english) ? [] : [{ english, word }];
  });
}
