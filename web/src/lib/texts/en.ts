// Every English sentence: the shared catalogues and those of the page.
const shared = import.meta.glob('../../../../src/saqqara/**/en.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const page = import.meta.glob('../../../texts/*.en.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
export default [...Object.values(shared), ...Object.values(page)].join('\n');
