// Every German sentence: the shared catalogues and those of the page.
const shared = import.meta.glob('../../../../src/saqqara/**/de.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const page = import.meta.glob('../../../texts/*.de.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
export default [...Object.values(shared), ...Object.values(page)].join('\n');
