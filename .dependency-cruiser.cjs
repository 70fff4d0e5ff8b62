// Which part may import which: apps -> catalogue, lab -> games -> table, bots, board -> engine; nothing back, nothing sideways.
const test = '(^|/)test/|[.]test[.]tsx?$'
const game = '^games/([^/]+)/'

/** A rule that lets files under `from` import, of this project, only what `to` names. */
const only = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: test },
  to: { path: '^(packages|games|apps|scripts)/', pathNot: [from, ...to] },
})

module.exports = {
  forbidden: [
    only(
      'engine-stands-alone',
      '^packages/engine/',
      [],
      'The engine knows nothing of boards, tables, bots, games or apps.',
    ),
    only('board-on-engine', '^packages/board/', ['^packages/engine/'], 'A board knows the engine only.'),
    only('box-stands-alone', '^packages/box/', [], 'Reading boxes needs no other part.'),
    only(
      'table-on-board',
      '^packages/table/',
      ['^packages/(engine|board|box)/'],
      'The table knows engine, board and box, and no game.',
    ),
    only(
      'suite-on-packages',
      '^packages/suite/',
      ['^packages/(engine|board|box|table|bots|lab)/'],
      'The suite knows the packages, and no game.',
    ),
    {
      name: 'suite-only-in-tests',
      severity: 'error',
      comment: 'The suite is what games are tested with; what a player runs never imports it.',
      from: { path: '^(packages|games|apps)/', pathNot: [test, '^packages/suite/'] },
      to: { path: '^packages/suite/' },
    },
    only('bots-on-table', '^packages/bots/', ['^packages/(engine|table)/'], 'Bots know engine and table, and no game.'),
    only(
      'lab-on-games',
      '^packages/lab/',
      ['^packages/', '^games/'],
      'The lab reads positions of any game; it knows no app.',
    ),
    only(
      'catalogue-on-games',
      '^games/catalogue[.]ts$',
      ['^games/[^/]+/index[.]ts$', '^packages/(engine|board|box|table|bots)/'],
      'The catalogue opens each game by its front door.',
    ),
    {
      name: 'games-on-packages',
      severity: 'error',
      comment: 'A game knows engine, board, table and bots; never the lab, the catalogue, an app or another game.',
      from: { path: game, pathNot: test },
      to: { path: '^(packages/lab|games|apps|scripts)/', pathNot: '^games/$1/' },
    },
    {
      name: 'no-game-beside-game',
      severity: 'error',
      comment: 'Two games never import each other, in tests neither. What both need belongs in engine or board.',
      from: { path: game },
      to: { path: '^games/[^/]+/', pathNot: '^games/$1/' },
    },
    {
      name: 'apps-use-the-catalogue',
      severity: 'error',
      comment: 'An app knows no game: it asks the catalogue.',
      from: { path: '^apps/', pathNot: test },
      to: { path: '^(games/[^/]+|scripts)/' },
    },
    {
      name: 'no-app-beside-app',
      severity: 'error',
      comment: 'Apps share packages, not each other.',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'nothing-imports-an-app',
      severity: 'error',
      comment: 'Apps stand at the top: packages and games never import them, in tests neither.',
      from: { path: '^(packages|games)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      comment: 'What a player runs never imports from a test folder.',
      from: { path: '^(packages|games|apps)/', pathNot: test },
      to: { path: test, pathNot: 'node_modules' },
    },
    {
      name: 'no-node-below-the-apps',
      severity: 'error',
      comment:
        'Packages and games run in the browser too: files and processes are the business of apps and scripts, and of the suite, which reads the code of a game.',
      from: { path: '^(packages|games)/', pathNot: `${test}|^packages/suite/` },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Imports point one way.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'The imported file or package is not there.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'browser', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
