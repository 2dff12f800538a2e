// Every English sentence: the shared catalogues, those of the page and those of the games' pages.
const shared = import.meta.glob<string>('../../../../src/saqqara/**/en.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const page = import.meta.glob<string>(['../../../texts/*.en.ftl', '../../games/*/texts/en.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
export default [...Object.values(shared), ...Object.values(page)].join('\n');
