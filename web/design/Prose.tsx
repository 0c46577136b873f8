interface ProseProps {
  /** Sanitised by the server's allow-list when it was written; each block in it says its direction. */
  html: string;
  small?: boolean;
  lang?: string;
}

/** Members' rich text. */
export function Prose({ html, small, lang }: ProseProps) {
  return (
    <div
      className={small ? 'prose prose-small' : 'prose'}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: clean HTML from the server, see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
