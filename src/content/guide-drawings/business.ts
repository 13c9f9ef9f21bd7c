import { circle, rect, ring, shape, stroke } from './shapes'

/** Head and shoulders. */
const person = (x: number, y: number, color: 'green' | 'leaf' | 'amber') => [
  circle(x, y, 40, 'ink'),
  shape(`M${x - 76} ${y + 140}c0-110 152-110 152 0z`, color),
]

const box = (x: number, y: number) => [rect(x, y, 88, 76, 'amber', 6), rect(x + 34, y, 20, 30, 'sand', 0)]

/** Pictures of the roles in business, finance and building, drawn in a field of 480 by 380. */
export const BUSINESS = {
  'hr-manager': [
    ...person(140, 130, 'green'),
    ...person(340, 130, 'leaf'),
    rect(30, 270, 420, 26, 'ink', 10),
    rect(70, 296, 20, 70, 'ink', 0),
    rect(390, 296, 20, 70, 'ink', 0),
    rect(196, 216, 88, 56, 'card', 6),
    rect(212, 232, 56, 8, 'leaf', 4),
    rect(212, 250, 36, 8, 'mist', 4),
    shape(
      'M206 30h68a16 16 0 0 1 16 16v32a16 16 0 0 1-16 16h-22l-14 18-14-18h-18a16 16 0 0 1-16-16V46a16 16 0 0 1 16-16z',
      'amber',
    ),
  ],
  'customer-success-manager': [
    circle(240, 190, 150, 'card'),
    ring(240, 190, 120, 'mist', 60),
    stroke('M155 105a120 120 0 0 1 170 0', 'green', 60),
    stroke('M155 275a120 120 0 0 0 170 0', 'green', 60),
    stroke('M206 192l26 28 48-58', 'amber', 16),
    circle(420, 60, 26, 'amber'),
    circle(60, 320, 18, 'clay'),
  ],
  'operations-manager': [
    ...box(60, 60),
    ...box(196, 60),
    ...box(332, 60),
    rect(30, 136, 420, 16, 'ink', 4),
    ...box(128, 208),
    ...box(264, 208),
    rect(10, 284, 460, 46, 'green', 23),
    circle(44, 307, 14, 'mist'),
    circle(142, 307, 14, 'mist'),
    circle(240, 307, 14, 'mist'),
    circle(338, 307, 14, 'mist'),
    circle(436, 307, 14, 'mist'),
  ],
  'management-consultant': [
    rect(10, 150, 120, 70, 'green', 12),
    stroke('M130 185h50V70h50M180 185h50M180 185v115h50', 'ink', 7),
    rect(230, 36, 110, 66, 'amber', 12),
    rect(230, 152, 110, 66, 'leaf', 12),
    rect(230, 268, 110, 66, 'card', 12),
    stroke('M340 69h34M374 69v-30h20M374 69v30h20M340 185h54M340 301h54', 'ink', 6),
    circle(416, 39, 18, 'clay'),
    circle(416, 99, 18, 'mist'),
    circle(416, 185, 18, 'mist'),
    circle(416, 301, 18, 'mist'),
  ],
  'financial-analyst': [
    rect(20, 20, 320, 330, 'card', 14),
    stroke('M60 280l60-60 50 34 60-100 70 20', 'green', 11),
    stroke('M60 310h240', 'mist', 8),
    rect(60, 60, 110, 16, 'ink'),
    rect(60, 92, 70, 14, 'mist'),
    ring(350, 190, 84, 'ink', 16),
    circle(350, 190, 76, 'sand'),
    stroke('M312 220l26-40 26 16 28-48', 'clay', 11),
    stroke('M412 252l54 60', 'ink', 24),
  ],
  accountant: [
    shape('M240 60C190 20 90 20 30 46v280c60-26 160-26 210 14z', 'card'),
    shape('M240 60c50-40 150-40 210-14v280c-60-26-160-26-210 14z', 'card'),
    stroke('M240 60v280', 'ink', 8),
    stroke('M66 110c50-14 100-12 140 4M66 160c50-14 100-12 140 4M66 210c50-14 100-12 140 4', 'mist', 9),
    stroke('M66 262c50-14 100-12 140 4', 'green', 11),
    stroke('M274 114c40-16 90-18 140-4M274 164c40-16 90-18 140-4M274 214c40-16 90-18 140-4', 'mist', 9),
    stroke('M274 266c40-16 90-18 140-4', 'green', 11),
    circle(414, 330, 40, 'amber'),
    stroke('M396 322h36M396 340h36', 'ink', 8),
  ],
  'investment-banking-analyst': [
    shape('M240 20l210 100H30z', 'green'),
    circle(240, 82, 20, 'amber'),
    rect(50, 130, 380, 24, 'ink', 4),
    ...[80, 170, 260, 350].map((x) => rect(x, 162, 50, 130, 'card', 4)),
    rect(50, 300, 380, 24, 'ink', 4),
    rect(20, 330, 440, 24, 'green', 4),
    stroke('M90 270l90-50 80 24 120-94', 'amber', 12),
    shape('M400 128l-6 50-40-34z', 'amber'),
  ],
  'civil-engineer': [
    stroke('M0 250h480', 'ink', 16),
    rect(116, 60, 26, 290, 'green', 4),
    rect(338, 60, 26, 290, 'green', 4),
    stroke('M0 210C60 190 110 120 129 70c40 130 182 130 222 0 20 50 70 120 129 140', 'amber', 9),
    stroke('M60 250v-74M180 250v-92M240 250v-80M300 250v-92M420 250v-74', 'leaf', 6),
    stroke('M10 330c30-18 60 18 90 0M170 336c30-18 60 18 90 0s40 12 60 0M390 330c30-18 50 16 80 0', 'mist', 9),
  ],
} as const
