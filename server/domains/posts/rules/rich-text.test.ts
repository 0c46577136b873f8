import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostBytes, postLimits } from '../../../../contract/domains/posts/limits.ts';
import { emoticons } from '../../../../contract/primitives/emoticons.ts';
import { bytesOf, fewMarks } from '../../../../contract/primitives/marks.ts';
import { takeMessage } from './message.ts';
import { cleanRichText } from './rich-text.ts';

const clean = (input: string) => cleanRichText(input).html;

describe('what a post may hold', () => {
  test('bold, italic, lists, quotes, links, paragraphs, breaks and direction stay', () => {
    const allowedMarkup =
      '<p dir="rtl"><b>a</b><strong>b</strong><em>c</em><i>d</i><br /></p><ul><li>e</li></ul><ol><li dir="auto">f</li></ol>' +
      '<blockquote><p>g</p></blockquote>';
    expect(clean(allowedMarkup)).toBe(allowedMarkup);
  });

  test('links lead to the web or to mail, and vouch for nothing', () => {
    expect(clean('<a href="https://example.org/a?b=1&amp;c=2" target="_blank" onclick="x()">x</a>')).toBe(
      '<p><a href="https://example.org/a?b=1&amp;c=2" rel="nofollow noopener ugc">x</a></p>',
    );
    expect(clean('<a href="mailto:a@example.org">x</a>')).toContain('href="mailto:a@example.org"');
    const elsewhere = [
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      '//example.org',
      '/forum/1',
      'ftp://a',
      '',
    ];
    for (const href of [...elsewhere, 'https://bank.example@evil.example/', ` ${'\u0001'}javascript:1`]) {
      expect(clean(`<a href="${href}">x</a>`), href).toBe('<p>x</p>');
    }
  });

  test('web addresses that stand as text become links, without the marks that end their sentence', () => {
    const link = (href: string, shown = href) => `<a href="${href}" rel="nofollow noopener ugc">${shown}</a>`;
    expect(clean('See https://example.org/a, or (www.example.org/b_(c)).')).toBe(
      `<p>See ${link('https://example.org/a')}, or (${link('https://www.example.org/b_(c)', 'www.example.org/b_(c)')}).</p>`,
    );
    expect(clean('<p>यह देखिए https://example.org/?a=1&amp;b=%22x%22।</p>')).toBe(
      `<p>यह देखिए ${link('https://example.org/?a=1&amp;b=%22x%22')}।</p>`,
    );
    expect(clean('<p><b>HTTPS://Example.org</b></p>')).toBe(
      `<p><b>${link('https://example.org/', 'HTTPS://Example.org')}</b></p>`,
    );
    expect(clean('https://example.org/"onmouseover="x')).toBe(`<p>${link('https://example.org/')}"onmouseover="x</p>`);
    expect(clean('<p>a &lt;https://example.org&gt;</p>')).toBe(
      `<p>a &lt;${link('https://example.org/', 'https://example.org')}&gt;</p>`,
    );
    expect(clean('<a href="https://example.org/">https://bank.example/</a>')).toBe(
      `<p>${link('https://example.org/', 'https://bank.example/')}</p>`,
    );
    for (const no of [
      'http://localhost/',
      'https://',
      'https://bank.example@evil.example/',
      'ftp://example.org',
      'awww.x',
    ])
      expect(clean(no), no).toBe(`<p>${no}</p>`);
    expect(clean('www.example.org '.repeat(200)).split('<a ')).toHaveLength(101);
  });

  test('headings become lines, styles and classes go, scripts go with what they hold', () => {
    expect(clean('<h1 style="color:red">A</h1><p class="x" id="y" style="position:fixed">B</p>')).toBe(
      '<div>A</div><p>B</p>',
    );
    expect(clean('<p>a<script>alert(1)</script><style>p{}</style><iframe src="https://x">c</iframe>b</p>')).toBe(
      '<p>ab</p>',
    );
    expect(clean('<svg onload=alert(1)><a>x</a></svg><p>b</p><math><mi>x</mi></math>')).toBe('<p>b</p>');
  });

  test('plain text keeps its lines and shows its signs as they are', () => {
    expect(clean('a < b & c\nnext\n\nlast')).toBe('<p>a &lt; b &amp; c<br />next</p><p>last</p>');
    expect(clean('I <3 you')).toBe('<p>I &lt;3 you</p>');
    expect(clean('  \n ')).toBe('');
  });

  test('null bytes and broken halves of characters are mended', () => {
    expect(clean('<p>a\0b\ud800c</p>')).toBe('<p>ab\ufffdc</p>');
  });

  test('an emoticon sent as a picture becomes its code', () => {
    const { alt, src } = emoticons[0]!;
    expect(clean(`<p>hi <img class="emo" alt="${alt}" src="${src}"></p>`)).toBe(`<p>hi ${alt}</p>`);
  });

  test('uploaded pictures stand in the text by their number', () => {
    const { html, aids, pasted } = cleanRichText(
      '<p>a<img data-aid="12" src="x" onerror="alert(1)"><img data-aid="7"></p>',
    );
    expect(html).toBe('<p>a<img data-aid="12" /><img data-aid="7" /></p>');
    expect([aids, pasted]).toEqual([[12, 7], undefined]);
  });

  test.each(['select', 'title', 'textarea', 'iframe', 'svg/', 'script', 'style', 'template', 'xmp'])(
    'a <%s> that is only named takes no words with it',
    (name) => {
      expect(cleanRichText(`How do I use <${name}> in my page?`, 'html').text.replace(/\s+/g, ' ')).toBe(
        'How do I use in my page?',
      );
      expect(cleanRichText(`How do I use <${name}> in my page?`).text).toBe(`How do I use <${name}> in my page?`);
    },
  );

  test('words within <![CDATA[ ]]> are said', () => {
    expect(cleanRichText('<b>a</b><![CDATA[ <i>b</i> ]]>c').text).toBe('a <i>b</i> c');
  });

  test('items stand in lists, and paragraphs hold no blocks', () => {
    expect(clean('<li>a</li><li>b</li>')).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(clean('<div><li>a</li></div>')).toBe('<div><ul><li>a</li></ul></div>');
    expect(clean('<p><div>a</div></p>')).toBe('<div>a</div>');
    expect(clean('<p>a<blockquote>b</blockquote>c</p>')).toBe('<p>a</p><blockquote>b</blockquote><p>c</p>');
  });

  test('the end of an item is that of the innermost list', () => {
    const nested = '<ul><li>a<ol><li>b</li></ol>c</li></ul>';
    expect(clean('<ul><li>a<ol></li><li>b</li></ol>c</li></ul>')).toBe(nested);
  });

  test('blocks stand twenty deep at the most, and the words of deeper ones stay', () => {
    expect(cleanRichText(`${'<blockquote>'.repeat(500)}deep`, 'html').html).toBe(
      `${'<blockquote>'.repeat(20)}deep${'</blockquote>'.repeat(20)}`,
    );
  });

  test('what is not said ends with the outermost element of its name', () => {
    expect(clean('<p>a<svg>b<svg>c</svg>d</svg>e</p>')).toBe('<p>ae</p>');
  });

  test('a character carries no more marks for their standing in elements of their own', () => {
    const marks = (count: number) => '\u0301'.repeat(count);
    expect(clean(`<p>e${marks(8)}<b>${marks(8)}</b><i>${marks(8)}f</i></p>`)).toBe(`<p>e${marks(8)}<i>f</i></p>`);
    const steps = `<b>${marks(4)}</b><i>${marks(4)}</i>`;
    expect(clean(`<p>e${steps.repeat(500)}</p>`)).toBe(`<p>e${steps}</p>`);
  });

  test('the plain text has a line for a line', () => {
    const { text } = cleanRichText('<p>a &amp; b<br>c</p><ul><li>d</li><li>e</li></ul><div>f &lt;g&gt;</div>');
    expect(text).toBe('a & b\nc\n\nd\n\ne\n\nf <g>');
  });
});

describe('whatever is sent', () => {
  const tags = [
    'p',
    'div',
    'b',
    'a',
    'ul',
    'li',
    'img',
    'svg',
    'math',
    'script',
    'style',
    'iframe',
    'noscript',
    'form',
    'xmp',
    'h1',
  ];
  const attributes = [
    ' onclick="alert(1)"',
    ' href="javascript:alert(1)"',
    ' href=" jav&#x09;ascript:alert(1)"',
    ' href="https://example.org/"',
    ' src=x onerror=alert(1)',
    ' style="background:url(javascript:1)"',
    ' data-aid="5"',
    ' dir="rtl"',
    ' dir="javascript:"',
    ' alt="{:Default_1:}"',
    ' srcdoc="<script>1</script>"',
    " title='--><script>'",
  ];
  const tag = fc.constantFrom(...tags);
  const piece = fc.oneof(
    fc.tuple(tag, fc.subarray(attributes)).map(([name, some]) => `<${name}${some.join('')}>`),
    tag.map((name) => `</${name}>`),
    fc.constantFrom(
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<',
      '>',
      '"',
      '&lt;script&gt;',
      '&#60;script&#62;',
      '<br',
      '</',
      '&',
      '&amp;lt;',
      'https://example.org/?a=1&b=<"',
      ' www.example.org).',
    ),
    fc.string({ maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const soup = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));
  const allowed =
    /^<(?:\/?(?:p|div|li|ul|ol|blockquote|br|strong|b|em|i|u|s|a)|(?:p|div|li|ul|ol|blockquote) dir="(?:ltr|rtl|auto)"|br \/|img data-aid="\d{1,16}" \/|a href="(?:https?:\/\/|mailto:)[^"<>]*" rel="nofollow noopener ugc")>$/;

  test('only tags and attributes of the list come out', () => {
    fc.assert(
      fc.property(soup, (input) => {
        const html = clean(input);
        for (const [found] of html.matchAll(/<[^>]*>?/g)) expect(found).toMatch(allowed);
        expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 2000 },
    );
  });

  test('cleaning what is clean changes nothing', () => {
    fc.assert(
      fc.property(soup, (input) => {
        const once = clean(input);
        expect(clean(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });

  test('however marks are spread over elements, no character carries more than eight', () => {
    const marked = fc.array(fc.constantFrom('e', '\u0301\u0301\u0301', '\u0301', '<b>', '</b>', '<i>', '</i>'));
    fc.assert(
      fc.property(marked, (pieces) => {
        const { html, text } = cleanRichText(`<p>x${pieces.join('')}</p>`);
        expect(fewMarks(text)).toBe(text);
        expect(clean(html)).toBe(html);
      }),
      { numRuns: 2000 },
    );
  });

  test('plain text comes back as it was, but for its blanks', () => {
    const noMarkup = fc
      .string({ unit: 'grapheme', maxLength: 80 })
      .filter((text) => !/[<\0]/.test(text) && text.isWellFormed());
    const blanks = (text: string) => text.replace(/\s+/gu, ' ').trim();
    fc.assert(fc.property(noMarkup, (text) => blanks(cleanRichText(text).text) === blanks(text)));
  });

  test('what takes few bytes is taken, and nothing takes more than its length allows', () => {
    const repeated = fc.tuple(soup, fc.constantFrom(1, 50, 2000)).map(([text, times]) => text.repeat(times));
    fc.assert(
      fc.property(repeated, fc.constantFrom(postLimits.replyMax, postLimits.messageMax), (input, most) => {
        const taken = takeMessage(input, { least: 1, most });
        if (taken.ok) expect(bytesOf(taken.html)).toBeLessThanOrEqual(mostBytes(most));
      }),
      { numRuns: 200 },
    );
  });

  test('a long link that stays open over many lines is not written into all of them', () => {
    const open = `<a href="https://example.org/${'x'.repeat(1900)}">`;
    const html = clean(`${open}${'x<p>'.repeat(49_000)}`);
    expect(html.length).toBeLessThan(1_000_000);
    expect(clean(html) === html).toBe(true);
    const { refusal } = takeMessage(`${open}${'x<p>'.repeat(500)}`, { least: 1, most: 10_000 }) as { refusal: string };
    expect(refusal).toBe('threads.message_too_heavy');
  });

  test('an address is measured as it is written out, so that it is taken again', () => {
    expect(clean(`<a href="https://example.org/${'न'.repeat(200)}">x</a>`)).toContain('href=');
    expect(clean(`<a href="https://example.org/${'न'.repeat(300)}">x</a>`)).toBe('<p>x</p>');
  });
});

describe('marks', () => {
  test('equal marks within each other are one, and so are neighbours', () => {
    expect(clean('<p><b><b>a<b>b</b></b></b></p>')).toBe('<p><b>ab</b></p>');
    expect(clean('<p><b>a</b><b>b</b><i></i></p>')).toBe('<p><b>ab</b></p>');
  });

  test('a picture stands in a text once', () => {
    expect(clean('<p>a<img data-aid="7">b<img data-aid="7"></p>')).toBe('<p>a<img data-aid="7" />b</p>');
  });
});

describe('what comes with a paste', () => {
  const word =
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">' +
    '<!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--><style>p.MsoNormal{mso-style-name:x}</style></head>' +
    '<body><p class=MsoNormal style="mso-margin-top-alt:auto">Dear neighbours,<o:p></o:p></p><p class=MsoNormal>see you</p></body></html>';

  test.each([
    word,
    '<p class="MsoNormal">Dear neighbours,</p><p>see you</p>',
    '<p style="margin:0;mso-pagination:none">Dear neighbours,</p><p>see you</p>',
    '<p>Dear neighbours,<o:p>&nbsp;</o:p></p><p>see you</p>',
    '<!--[if !mso]><style></style><![endif]--><p>Dear neighbours,</p><p>see you</p>',
  ])('R-THR-033 a pasted Word document is refused and its plain text accepted (%#)', (markup) => {
    const result = takeMessage(markup, { least: 11, most: 20_000 });
    expect(result).toEqual({ ok: false, refusal: 'threads.pasted_document', text: 'Dear neighbours,\n\nsee you' });
  });

  test('R-THR-033 text about Word, and text from other editors, is no Word document', () => {
    const fine = [
      '<p>class=MsoNormal and mso-style are what Word writes</p>',
      'The style mso-pagination:none, again and again',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt">From a web editor</span></p></b>',
      '<meta name="generator" content="LibreOffice 24"><p>From a free office</p>',
    ];
    for (const input of fine) expect(takeMessage(input, { least: 11, most: 20_000 }).ok, input).toBe(true);
    expect(clean(fine[2]!)).toBe('<p dir="ltr">From a web editor</p>');
  });

  test.each([
    '<p>My picture of the day</p><img src="data:image/png;base64,iVBORw0KGgo=">',
    '<p>My picture of the day<img src="blob:https://example.org/1"></p>',
    '<p>My picture of the day<img src="https://example.org/a.png"></p>',
    '<p>My picture of the day<img src="file:///C:/a.png"></p>',
  ])('R-THR-034 a pasted picture is refused: pictures come by the upload (%#)', (markup) => {
    const result = takeMessage(markup, { least: 11, most: 20_000 });
    expect(result).toEqual({ ok: false, refusal: 'threads.pasted_image', text: 'My picture of the day' });
  });
});

describe('lengths', () => {
  const take = (input: string) => {
    const result = takeMessage(input, { least: 11, most: 20_000 });
    return result.ok ? 'taken' : result.refusal;
  };

  test('R-THR-025 ten visible characters are too few, eleven are enough', () => {
    expect(take('<p>abcdefghij</p>')).toBe('threads.message_too_short');
    expect(take('<p>abcdefghijk</p>')).toBe('taken');
    expect(take('<p><b>ab</b>&nbsp;&nbsp;&nbsp;<i>c</i>      d</p><p></p><p></p><br><br>')).toBe(
      'threads.message_too_short',
    );
    expect(take('\u200b'.repeat(40))).toBe('threads.message_empty');
  });

  test('R-THR-025 characters with marks, joined emoji and emoticons count once', () => {
    expect(take('नमस्ते')).toBe('threads.message_too_short');
    expect(take('👨‍👩‍👧‍👦'.repeat(10))).toBe('threads.message_too_short');
    expect(take('👨‍👩‍👧‍👦'.repeat(11))).toBe('taken');
    expect(take('{:Default_1:}{:Default_2:}')).toBe('threads.message_too_short');
  });

  test('R-THR-026 a message without anything to see is empty', () => {
    for (const input of [
      '',
      '   ',
      '<p><br></p>',
      '<p>&nbsp;&#8203;</p>',
      '\u3164\u2800',
      '<script>hello world and all</script>',
    ]) {
      expect(take(input), input).toBe('threads.message_empty');
    }
  });

  test('20,000 characters are the most', () => {
    expect(take('a'.repeat(20_000))).toBe('taken');
    expect(take(`<p>${'<b>a</b>'.repeat(20_000)}</p>`)).toBe('taken');
    expect(take('a'.repeat(20_001))).toBe('threads.message_too_long');
  });
});
