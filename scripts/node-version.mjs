// Refuses a Node that is too old, in a sentence, before anything else is loaded.

/** The oldest Node that runs Merkur; the same as `engines` in package.json. */
const oldest = { major: 20, minor: 19 }

/** Ends the process with exit code 1 and a sentence when this Node is older than the oldest one supported. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return
  console.error(`Merkur needs Node ${oldest.major}.${oldest.minor} or newer; this is Node ${process.versions.node}.`)
  console.error('Install a newer one (https://nodejs.org, or: nvm install 22) and run the same command again.')
  process.exit(1)
}
