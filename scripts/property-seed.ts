// Property tests draw from one seed, so that a run is red for everybody or for nobody; MERKUR_SEED=n draws others, as the soak does.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.MERKUR_SEED ?? 1941) })
