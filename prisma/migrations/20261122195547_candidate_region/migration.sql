-- CreateEnum
CREATE TYPE "Region" AS ENUM ('ng', 'elsewhere');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "region" "Region" NOT NULL DEFAULT 'ng';
