/** A text that front ends get wrong. */
export interface Sample {
  readonly name: string;
  /** The end of a title that begins with "Texts". */
  readonly title: string;
  readonly why: string;
  readonly tags: readonly string[];
  readonly text: string;
}

const SCRIPT =
  "A font without these letters shows boxes; sorting, search and initials that know Latin alone fail.";

function script(name: string, title: string, text: string, why = SCRIPT): Sample {
  return { name: `script/${name}`, title: `in ${title}`, why, tags: ["script"], text };
}

const RIGHT_TO_LEFT =
  "Numbers and punctuation beside it change their places unless the text is isolated (dir=auto, bdi).";

/** Texts of twelve scripts, and texts that are not what they look like. */
export const SAMPLES: readonly Sample[] = [
  script("arabic", "Arabic", "مؤسسة الأمل للتجارة", RIGHT_TO_LEFT),
  script("hebrew", "Hebrew", "חברת הנמל בע״מ", RIGHT_TO_LEFT),
  script("cyrillic", "Cyrillic", "ООО «Щедрый Берег»"),
  script("greek", "Greek", "Αφοί Παπαδόπουλοι Ο.Ε."),
  script("devanagari", "Devanagari", "श्री कृष्ण ट्रेडर्स"),
  script("bengali", "Bengali", "স্বর্ণা বস্ত্রালয়"),
  script("tamil", "Tamil", "ஸ்ரீ முருகன் நிறுவனம்"),
  script(
    "thai",
    "Thai",
    "บริษัทน้ำผึ้งป่าจำกัด",
    "Words have no spaces between them, so that lines break in the middle of one or not at all.",
  ),
  script("chinese", "Chinese", "上海东方明珠贸易有限公司"),
  script("japanese", "Japanese", "株式会社ミナト髙﨑商店"),
  script("korean", "Korean", "한빛무역 주식회사"),
  script(
    "vietnamese",
    "Vietnamese",
    "Nguyễn Thị Ngọc Ánh",
    "Letters with two marks are cut off by a tight line height.",
  ),
  {
    name: "right-to-left",
    title: "of both directions",
    why: RIGHT_TO_LEFT,
    tags: ["script"],
    text: "Acme (شركة) 12-34 ltd.",
  },
  {
    name: "direction-override",
    title: "with a character that turns the direction",
    why: "What follows it on the page is shown backwards, also other fields, unless the text is isolated.",
    tags: ["invisible"],
    text: "Invoice \u202egnp.exe",
  },
  {
    name: "combining",
    title: "with many combining marks",
    why: "Marks grow over the lines above and below, and a cut in the middle of a letter changes it.",
    tags: ["invisible"],
    text: `Z${"\u0301\u0323".repeat(6)}oe${"\u0308\u0332".repeat(6)}`,
  },
  {
    name: "decomposed",
    title: "with letters and marks apart",
    why: "It looks like the composed text, and no search or comparison finds it without normalize().",
    tags: ["invisible"],
    text: "Zoe\u0308 Mu\u0308ller",
  },
  {
    name: "zero-width",
    title: "with characters of no width",
    why: "Two different names look the same, and a word breaks at an invisible character.",
    tags: ["invisible"],
    text: "Ada\u200b\u200dByron\ufeff",
  },
  {
    name: "emoji",
    title: "with emoji",
    why: "One sign is up to eleven units long: slice() and charAt() cut it into boxes, and lengths are wrong.",
    tags: ["emoji"],
    text: "👩🏽‍🚀👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇺🇸",
  },
  {
    name: "markup",
    title: "that are markup",
    why: "If the page inserts text as HTML, the scripts in it run.",
    tags: ["markup"],
    text: `<b>Ada</b> & "Co" <img src=x onerror="document.title='run'">`,
  },
  {
    name: "unbroken",
    title: "of one word that is 60 letters long",
    why: "It does not break, so that the page scrolls sideways or a column pushes the others out.",
    tags: ["long"],
    text: "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauamt",
  },
];
